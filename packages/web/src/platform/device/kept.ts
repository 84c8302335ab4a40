// Persistent storage. A browser may delete a site's data when the device is low on space, and Safari does after a week
// without a visit. It does not once it has granted persistent storage. Chrome and Safari grant it to installed apps.

let asked: Promise<boolean> | undefined

/** Asks the browser once. Firefox asks the person, so do it only when something waits on this device.
 *  @returns whether it keeps what is stored until somebody deletes it */
export function askToKeep(): Promise<boolean> {
  // The API is not there where a page has no secure context.
  const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined
  asked ??= storage?.persist?.().catch(() => false) ?? Promise.resolve(false)
  return asked
}
