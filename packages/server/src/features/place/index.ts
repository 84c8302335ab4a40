export type { MapTiles } from './place.routes.ts'
