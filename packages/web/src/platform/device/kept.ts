// A browser may delete what it stores for a page: when the device runs short of space, and Safari after a week without a
// visit. One that agrees to keep it never does. Chrome and Safari decide by themselves, and agree where the app is installed.

let asked: Promise<boolean> | undefined

/** Asks the browser once. Firefox asks the person, so do it only when something waits on this device.
 *  @returns whether it keeps what is stored until somebody deletes it */
export function askToKeep(): Promise<boolean> {
  // The API is not there where a page has no secure context.
  const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined
  asked ??= storage?.persist?.().catch(() => false) ?? Promise.resolve(false)
  return asked
}
