// The people who work at a centre, as accounts (blade-system/user) and as options in a picker. Answers never contain a
// password in any form.
import { z } from 'zod'
import { sexKeys, statusKeys } from '../kernel/dictionaries.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { changeShapeOf, storedShapeOf, typedSchema } from '../kernel/fields.schema.ts'
import type { ValuesOf } from '../kernel/fields.ts'
import { rights } from '../kernel/rights.ts'
import {
  Day,
  Id,
  IdList,
  InstantOut,
  Line,
  Nothing,
  orderedPageQuery,
  Page,
  Picture,
  Text,
} from '../kernel/schema.ts'
import { type ChangeShape, registerOperations } from '../register/register.kind.ts'
import { profileFields } from './profile.fields.ts'
import { staffRegister } from './staff.register.ts'

const rightNames = Object.keys(rights) as [keyof typeof rights, ...(keyof typeof rights)[]]

export const User = z.object({
  id: Id,
  tenantId: z.string(),
  tenantName: z.string(),
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
  /** The family's first kind for all: an account is for every kind of client. */
  userTypeName: z.string(),
  /** The person's staff number; always empty, because Daybook does not store one. */
  code: z.string(),
  /** Lists separated by commas, as BladeX clients expect. Roles by their ids, as in `role/tree`; what is submitted may name
   *  them by alias too. */
  roleId: z.string(),
  roleName: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  postId: z.string(),
  postName: z.string(),
  roomCode: z.string().nullable(),
})

export const OwnUser = User.extend({
  /** Aliases: those of Daybook, and of roles that the centre made itself. */
  roles: z.array(z.string()),
  /** The person's rights, so that the client does not derive them from roles. */
  rights: z.array(z.enum(rightNames)),
  /** Whether the person has to set up a second step before anything else. */
  mustSetUpSecondStep: z.boolean(),
  /** Whether the person has to choose a new password before anything else, because somebody else set theirs. */
  mustChangePassword: z.boolean(),
  centre: z.object({ name: z.string(), timeZone: z.string(), countryCode: z.string() }),
})

/** The family's filters of a list of users. */
const usersQuery = orderedPageQuery('account', 'realName', 'deptName', 'postName', 'createTime').extend({
  account: Text(64).default(''),
  realName: Text(80).default(''),
  deptName: Text(60).default(''),
  postName: Text(60).default(''),
})

/** Whose data it is, under the specification's names. */
const WhoseProfile = z.object({ id: Id, userId: Id, avatar: Picture })
const Profile = typedSchema<ValuesOf<typeof profileFields> & z.output<typeof WhoseProfile>>(
  WhoseProfile.extend(storedShapeOf(profileFields)),
)
/** Clients of the family send the whole of their page, with the picture and the name that the centre keeps. */
const ProfileInput = z.object({
  ...(changeShapeOf(profileFields) as ChangeShape<typeof profileFields>),
  avatar: Text(600).optional(),
  realName: Line(80).optional(),
})

const at = registerOperations('/api/blade-garden/teacher', staffRegister)
const family = registerOperations('/api/blade-system/user', staffRegister)
const submitErrors = ['RIGHTS_BEYOND_OWN', 'LAST_MANAGER'] as const

export const staff = feature('staff', {
  /** The register, for those who manage staff. Phone numbers are masked in the list. */
  list: { ...at.list(), own: true },
  get: {
    ...at.get(),
    query: z.object({ id: Id.optional() }),
    description: "Returns one member of staff, without an id the signed-in person's own record.",
  },
  submit: {
    ...at.submit(submitErrors),
    description:
      'Changes the member of staff with this id, or adds one when the id is left out. Sent again with the same `newId`, it is the same one. Fields that are left out stay as they are. Who does not manage staff changes their own record, with or without its id: what they may change themselves, while other fields have to be as they are.',
  },
  /** Ends employment, and with it every session. */
  remove: { ...at.remove(['RIGHTS_BEYOND_OWN', 'LAST_MANAGER']), own: true },
  getProfile: get('/api/blade-garden/teacher/detail-info', {
    description: "Returns the signed-in person's own personal data.",
    returns: Profile,
    offline: 'cache',
  }),
  saveProfile: post('/api/blade-system/user/update-info', {
    description:
      "Saves the signed-in person's own personal data. Fields that are left out stay as they are. `avatar` is as in `update-avatar`, or the picture as it is; `realName` has to be as it is, because the centre keeps it.",
    body: ProfileInput,
    returns: Profile,
  }),
  updateAvatar: post('/api/blade-garden/teacher/update-avatar', {
    description:
      "Sets a person's picture. `avatar` is the `attachId` or the `link` of a picture that the caller has uploaded, or empty to remove it. The picture of somebody else can be set only by those who manage staff.",
    query: z.object({ userId: Id, avatar: Text(600).default('') }),
    returns: z.object({ avatar: z.string() }),
  }),
  listUsers: get('/api/blade-system/user/list', {
    description: "Lists the accounts of the centre's staff.",
    query: usersQuery,
    returns: Page(User),
  }),
  pageUsers: get('/api/blade-system/user/page', {
    description: "Lists the accounts of the centre's staff, a page at a time.",
    query: usersQuery,
    returns: Page(User),
  }),
  submitUser: {
    ...family.submit(submitErrors),
    returns: User,
    description:
      'Adds a member of staff with their account, or changes the member of staff with this id. Fields that are left out stay as they are.',
  },
  updateUser: {
    ...family.submit(submitErrors, 'update'),
    returns: User,
    description: 'Changes the member of staff with this id. Fields that are left out stay as they are.',
  },
  removeUsers: {
    ...family.remove(['RIGHTS_BEYOND_OWN', 'LAST_MANAGER']),
    description: 'Ends the employment of members of staff, and with it every session of theirs.',
  },
  grantRoles: post('/api/blade-system/user/grant', {
    description: 'Gives people these roles, in place of the roles that they have.',
    query: z.object({ userIds: IdList, roleIds: Line(400) }),
    returns: Nothing,
    errors: [...submitErrors, 'RECORD_CHANGED'],
  }),
  resetPassword: post('/api/blade-system/user/reset-password', {
    description: 'Gives people a new password, which is returned this one time only, to be handed over.',
    query: z.object({ userIds: IdList }),
    returns: z.object({ password: z.string() }),
    errors: ['RIGHTS_BEYOND_OWN'],
  }),
  getOwn: get('/api/blade-system/user/info', {
    description: 'Returns the signed-in person with their roles and rights.',
    alias: '/api/blade-auth/oauth/user-info',
    returns: OwnUser,
    offline: 'cache',
  }),
  getStaff: get('/api/blade-system/user/detail', {
    description:
      'Returns one member of staff. Birthday, sex and contact details are null unless the reader is that person or a manager.',
    query: z.object({ id: Id }),
    returns: User,
  }),
  listLeaders: get('/api/blade-system/user/leader-list', {
    description: 'Lists the people who look after the staff of the centre, by name.',
    returns: z.array(z.object({ id: Id, name: z.string(), realName: z.string() })),
  }),
  searchStaff: get('/api/blade-system/search/user', {
    description:
      'Searches the active staff by name, team and position. Private fields are null as in getStaff.',
    query: orderedPageQuery('account', 'realName', 'deptName', 'postName', 'createTime').extend({
      name: z.string().trim().max(60).default(''),
      deptName: z.string().trim().max(60).default(''),
      postName: z.string().trim().max(60).default(''),
    }),
    returns: Page(User),
  }),
})
