import { openDevice } from '../device/device.ts'

/** How many entries on this device are not sent, or were refused, whoever made them. The rows of people who are not signed
 *  in cannot be read, only counted. */
export async function countLeft(): Promise<number> {
  const device = await openDevice()
  if (!device) return 0
  return (await device.entries.count()) + (await device.attention.count())
}
