export { allRooms, ownRoomOf, type RoomOption, roomByCode, roomOption, roomsWithOwn } from './room.queries.ts'
export { roomRegister } from './room.register.ts'
export { roomRoutes } from './room.routes.ts'
