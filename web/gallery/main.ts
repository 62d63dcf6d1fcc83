import { mount } from 'svelte';
import '../src/lib/fonts.css';
import '../src/lib/base.css';
import '../src/lib/materials.css';
import '../src/lib/tokens.css';
import '../tests/open-boxes';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
