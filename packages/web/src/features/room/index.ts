export { NoRooms } from './NoRooms.tsx'
export { RoomChips } from './RoomChips.tsx'
export { roomMarks, roomsQuery } from './room.data.ts'
export { useBoardRoom } from './useBoardRoom.ts'
