// How each building is painted, from the roof to the floor.
import type { Floor } from './floors';
import type { Building } from './names';

/** `trade` is the colour that roof, token and card share; a sign on it is cream or ink. */
export type Paint = { readonly trade: string; readonly wall: string; readonly floor: string; readonly laid: Floor };

export const paint: Readonly<Record<Building, Paint>> = {
  market: { trade: '#a83c32', wall: '#c99a5c', floor: '#d8bd8c', laid: 'slabs' },
  archives: { trade: '#5a6070', wall: '#9a8f84', floor: '#b9a88c', laid: 'planks' },
  shooting_range: { trade: '#7d3d2c', wall: '#a8754a', floor: '#cdb184', laid: 'lanes' },
  bakery: { trade: '#b5713a', wall: '#d9b47c', floor: '#e3c596', laid: 'checks' },
  library: { trade: '#7a6a9a', wall: '#cfc2ae', floor: '#c8a878', laid: 'planks' },
  hotel: { trade: '#3d5d7c', wall: '#d6b98e', floor: '#c98f7c', laid: 'checks' },
  radio_station: { trade: '#46586a', wall: '#9aa6a4', floor: '#b8bcae', laid: 'slabs' },
  metro: { trade: '#3f6f52', wall: '#b9c0b0', floor: '#c3bca6', laid: 'slabs' },
  fire_station: { trade: '#98302b', wall: '#b5654a', floor: '#c9b79c', laid: 'slabs' },
  school: { trade: '#8a5334', wall: '#c98a5c', floor: '#d9b981', laid: 'planks' },
  flower_shop: { trade: '#8a4f74', wall: '#a9c3a0', floor: '#cfc49a', laid: 'checks' },
  bus_station: { trade: '#a8692a', wall: '#a4a89c', floor: '#b9b4a4', laid: 'lanes' },
  post_office: { trade: '#a87a1c', wall: '#dcbf78', floor: '#d2bd94', laid: 'slabs' },
  bookshop: { trade: '#6d3a44', wall: '#b98c6a', floor: '#c9a476', laid: 'planks' },
  pharmacy: { trade: '#3d7a50', wall: '#d3dcc6', floor: '#d6d8c0', laid: 'checks' },
  cafe: { trade: '#6b4a34', wall: '#c9a582', floor: '#d8b98e', laid: 'checks' },
  town_hall: { trade: '#5c7a78', wall: '#d3c3a0', floor: '#cdb68c', laid: 'slabs' },
  barber_shop: { trade: '#33527a', wall: '#e0d3bc', floor: '#d3cdba', laid: 'checks' },
  cheese_shop: { trade: '#b8731c', wall: '#e0b45c', floor: '#e6cf94', laid: 'planks' },
  hospital: { trade: '#2f7478', wall: '#dfe0d2', floor: '#d6dad0', laid: 'slabs' },
};
