/**
 * Plays the visitor's seat over a second line of its page. `answer(ask, sight, given)` says the decision, or `{ stop: … }` to leave
 * the line with that; it runs in the page, so it knows nothing but its arguments. Resolves with the end of the match, if it comes first.
 */
export const secondLine = (page, table, answer, given = {}) =>
  page.evaluate(`(${line})(${JSON.stringify(table)}, ${answer}, ${JSON.stringify(given)})`);

const line = (table, answer, given) =>
  new Promise((over, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`);
    const salt = Math.random().toString(36).slice(2);
    let [seat, count, newest, timer] = [null, 0, null, null];
    const stop = (with_) => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close();
      over(with_);
    };
    const decide = () => {
      timer = null;
      if (!newest) return;
      const { epoch, number: on, sight } = newest;
      const decision = answer(sight.sight.ask, sight.sight, given);
      if (decision.stop) return stop(decision.stop);
      newest = null;
      socket.send(JSON.stringify({ t: 'decide', id: `${salt}-${++count}`, epoch, on, decision }));
    };
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', epoch: 0, have: 0 }));
    socket.onmessage = ({ data }) => {
      const { play, you } = JSON.parse(data);
      if (you) seat = you.seat;
      if (!play) return;
      if (play.end) return stop(play.end);
      newest = play.sight.sight.ask && play.waits.includes(seat) ? play : null;
      // The house listens to sixty messages at once, and then to twenty a second: while others answer too, what is asked here may be
      // told many times, and is answered once.
      if (newest) timer ??= setTimeout(decide, count < 40 ? 0 : 60);
    };
    socket.onclose = ({ code, reason }) => failed(new Error(`the line was closed: ${code} ${reason}`));
  });
