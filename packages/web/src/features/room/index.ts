export { RoomChips } from './RoomChips.tsx'
export { roomsQuery } from './room.data.ts'
export { roomMarks } from './room.marks.ts'
export { useBoardRoom } from './useBoardRoom.ts'
