// Checks `redirect` parameters, so that they cannot lead to another site or a script. Only paths in the screen table are
// accepted, so `//evil`, `https:` and `javascript:` need no rules of their own.

/** The page of a redirect with leading slash and query, or undefined if it is not a page of this app.
 *  @param isScreen whether a path is in the screen table */
export function ownPage(
  redirect: string | undefined,
  isScreen: (path: string) => boolean,
): string | undefined {
  const page = redirect?.startsWith('%2F') ? decodeOnce(redirect) : redirect
  if (!page) return
  const rooted = page.startsWith('/') ? page : `/${page}`
  const [path = '', query] = (rooted.split('#')[0] ?? '').split('?', 2)
  if (!isScreen(path)) return
  return query ? `${path}?${query}` : path
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
