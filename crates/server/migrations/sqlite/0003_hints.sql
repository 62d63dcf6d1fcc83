-- Whether players may ask what the computer would do. Where the host has said nothing, whoever plays alone against computers may.

ALTER TABLE tables ADD COLUMN hints INTEGER;
