export { RoomChips } from './RoomChips.tsx'
export { roomMarks, roomsQuery } from './room.data.ts'
export { useBoardRoom } from './useBoardRoom.ts'
