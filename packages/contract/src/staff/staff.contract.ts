// The people who work at a centre, as accounts (blade-system/user) and as options in a picker. Answers never contain a
// password in any form.
import { z } from 'zod'
import { sexKeys, statusKeys } from '../kernel/dictionaries.ts'
import { feature, get } from '../kernel/feature.ts'
import { rights, roles } from '../kernel/rights.ts'
import { Day, Id, InstantOut, orderedPageQuery, Page } from '../kernel/schema.ts'

const rightNames = Object.keys(rights) as [keyof typeof rights, ...(keyof typeof rights)[]]

export const User = z.object({
  id: Id,
  tenantId: z.string(),
  /** Null for data imported with the centre. */
  createUser: Id.nullable(),
  createTime: InstantOut,
  updateUser: Id.nullable(),
  updateTime: InstantOut,
  status: z.enum(statusKeys),
  account: z.string(),
  name: z.string(),
  realName: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: Day.nullable(),
  sex: z.enum(sexKeys).nullable(),
  /** The person's staff number; always empty, because Daybook does not store one. */
  code: z.string(),
  /** Lists separated by commas, as BladeX clients expect. A role's id is its alias. */
  roleId: z.string(),
  roleName: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  postId: z.string(),
  postName: z.string(),
  roomCode: z.string().nullable(),
})

export const OwnUser = User.extend({
  roles: z.array(z.enum(roles)),
  /** The person's rights, so that the client does not derive them from roles. */
  rights: z.array(z.enum(rightNames)),
  centre: z.object({ name: z.string(), timeZone: z.string(), countryCode: z.string() }),
})

export const staff = feature('staff', {
  /** The signed-in person. */
  getOwn: get('/api/blade-system/user/info', { returns: OwnUser, offline: 'cache' }),
  /** Birthday, sex and contact details are null unless the reader is the person or a manager. */
  getStaff: get('/api/blade-system/user/detail', { query: z.object({ id: Id }), returns: User }),
  /** Searches the active staff by name, team and position. Private fields are as in getStaff. */
  searchStaff: get('/api/blade-system/search/user', {
    query: orderedPageQuery('account', 'realName', 'deptName', 'postName', 'createTime').extend({
      name: z.string().trim().max(60).default(''),
      deptName: z.string().trim().max(60).default(''),
      postName: z.string().trim().max(60).default(''),
    }),
    returns: Page(User),
  }),
})
