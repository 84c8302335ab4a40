/** Opens what an address leads to in a tab of its own. Browsers only open one at a tap, so the tab opens before the
 *  address is known. */
export async function openLink(find: () => Promise<string>): Promise<void> {
  const tab = open('', '_blank')
  try {
    const link = await find()
    if (tab) tab.location.href = link
    // A browser that allows no further tab shows it in this one.
    else location.href = link
  } catch {
    // The call has said why.
    tab?.close()
  }
}
