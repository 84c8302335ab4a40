export { allRooms, ownRoomOf, type RoomOption, roomByCode, roomOption, roomsWithOwn } from './room.queries.ts'
