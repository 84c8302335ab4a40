import type { MenuPlace } from '../kernel/places.ts'

/** What server and web both know of a kind of check. `<feature>.checklist.ts` declares its own by their names. */
export interface ChecklistFile {
  /** The page where it is filled. */
  page: string
  /** Key of its title in the language packs. */
  title: string
  /** Position among the kinds in lists. */
  order: number
  /** Its place in the menu: the web makes its screen then. */
  menu?: Omit<MenuPlace, 'order'>
}
