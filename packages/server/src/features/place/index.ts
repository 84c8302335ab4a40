export { type MapTiles, placeRegister, placeRoutes } from './place.routes.ts'
