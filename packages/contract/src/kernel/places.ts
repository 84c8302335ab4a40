// Where a kind's screens stand in the app. The web makes the rows of its table of screens from them (`npm run generate`),
// and checks the groups and icons there.

export interface MenuPlace {
  group: string
  /** A name of Tabler's in the web's screen.icons.ts. */
  icon: string
  order: number
  /** Stands first, and not under “More”. */
  often?: true
}

export interface ScreenPlace {
  path: string
  /** In the personal centre's menu, and on the management page. */
  menu?: MenuPlace
  manage?: MenuPlace
}

/** Title in the kind's own pack → names of its fields, in order. */
export type Sections<Name extends string> = { readonly [title: string]: readonly Name[] }
