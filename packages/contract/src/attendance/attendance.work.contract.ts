// Adults at work: the signed-in person, and everybody.
import { z } from 'zod'
import { Day, Id, InstantOut, RoomCode } from '../kernel/schema.ts'

/** The signed-in person's own work. One still open from an earlier day has to be closed first. */
export const OwnWork = z.object({ day: Day, signedInAt: InstantOut, roomCode: RoomCode.nullable() })

export const StaffAtWork = z.object({
  id: Id,
  userId: Id,
  realName: z.string(),
  avatar: z.string(),
  roomCode: RoomCode.nullable(),
  roomName: z.string().nullable(),
  signedInAt: InstantOut,
})
