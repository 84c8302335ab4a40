export { RoomChips } from './RoomChips.tsx'
export { roomsQuery } from './room.data.ts'
