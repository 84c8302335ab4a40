// The menu of web clients of the family (Saber): the views of theirs that Daybook has data for, and which of their buttons
// work. The hard rule: what the reader has no right to, or Daybook does not have, is not in it.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'

const part = {
  id: z.string(),
  parentId: z.string(),
  /** Of a view, such as `notice`; of a button, such as `notice_add`. */
  code: z.string(),
  name: z.string(),
  /** The client's own view, such as `/desk/notice`. Empty for a button. */
  path: z.string(),
  /** An icon; empty for the client's own. */
  source: z.string(),
  sort: z.number().int(),
  /** 1 for a view, 2 for a button. */
  category: z.union([z.literal(1), z.literal(2)]),
}
const Leaf = z.object(part)
const Branch = z.object({ ...part, children: z.array(Leaf) })

export type MenuLeaf = z.output<typeof Leaf>
export type MenuBranch = z.output<typeof Branch>

export const menu = feature('menu', {
  listRoutes: get('/api/blade-system/menu/routes', {
    description:
      "Returns the views that a web client of the family may open, as a tree in the reader's language.",
    query: z.object({ topMenuId: z.string().max(40).optional() }),
    returns: z.array(Branch),
  }),
  listButtons: get('/api/blade-system/menu/buttons', {
    description: 'Returns the buttons that the reader may use, below the views that they stand in.',
    returns: z.array(Branch),
  }),
  listTopMenus: get('/api/blade-system/menu/top-menu', {
    description: 'Lists the menus above the menu. Daybook has none.',
    returns: z.array(Leaf),
  }),
})
