box-differs = { $n ->
    [one] This box differs from ours in { $n } value
   *[other] This box differs from ours in { $n } values
  }
box-differs-see = See the differences
box-differs-title = A different box from ours
box-differs-lead = What our box says is struck out; what holds at this table is in red.
box-look-into = Look into this box
box-not-read = This box cannot be read now.
box-nothing = nothing
box-yes = yes
box-no = no
box-restore = { $place }: as in our box

## Where a table is laid
box-row = The box
box-row-ours = As this house has it. Is yours printed differently? Then play with yours.
box-row-yours = This match is played with your box. Everybody at the table sees how it differs.
box-row-back = With ours
box-row-open = Your box
box-row-change = Change it
