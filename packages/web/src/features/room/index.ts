export { RoomChips } from './RoomChips.tsx'
export { roomsQuery } from './room.data.ts'
export { useBoardRoom } from './useBoardRoom.ts'
