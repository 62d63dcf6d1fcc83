// For the tests of the page: the boxes lie open, as they ship.
import { boxes } from '../src/frame/state/boxes';
import ratATatCat from '../src/games/rat-a-tat-cat/fixtures/box.json?raw';
import ratapolis from '../src/games/ratapolis/fixtures/box.json?raw';
import ratland from '../src/games/ratland/fixtures/box.json?raw';
import rattusCartus from '../src/games/rattus-cartus/fixtures/box.json?raw';

boxes.put('rat-a-tat-cat', JSON.parse(ratATatCat));
boxes.put('ratland', JSON.parse(ratland));
boxes.put('rattus-cartus', JSON.parse(rattusCartus));
boxes.put('ratapolis', JSON.parse(ratapolis));
