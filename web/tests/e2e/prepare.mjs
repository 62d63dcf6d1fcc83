// Builds the page once, before several tests want it at the same time.
import { builtPage } from './house.mjs';

if (process.env.PAGE !== 'binary') await builtPage();
