export { assetDayItems } from './asset.dayItems.ts'
export { assetRegister, assetRoutes } from './asset.routes.ts'
