export { HouseList } from './HouseList.tsx'
export { api as houseApi, type House } from './house.data.ts'
