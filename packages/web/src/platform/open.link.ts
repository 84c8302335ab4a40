/** Opens what an address leads to in a tab of its own. Browsers only open one at a tap, so the tab opens before the
 *  address is known, and closes again where `find` gives none. */
export async function openLink(find: () => Promise<string | undefined>): Promise<void> {
  const tab = open('', '_blank')
  try {
    const link = await find()
    if (link === undefined) tab?.close()
    else if (tab) tab.location.href = link
    // A browser that allows no further tab shows it in this one.
    else location.href = link
  } catch {
    // The call has said why.
    tab?.close()
  }
}
