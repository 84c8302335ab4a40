// Where a `redirect` may lead: to a page of this app, never to another site or a script. Only a path that
// stands in the table gets through, so `//evil`, `https:` and `javascript:` need no rule of their own.

/** The page that a redirect names, with its leading slash and query; undefined when it is not one of ours.
 *  @param isScreen whether the table knows a path */
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
