// The menu of clients of the family: their views, the rights that open them, and the rights of their buttons. Pure.
import { rootId } from '@daybook/contract/kernel/fields.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { MenuBranch, MenuLeaf } from '@daybook/contract/menu/menu.contract.ts'
import type { Actor, Caller } from '../../platform/context.ts'

type Words = Readonly<Record<Caller['language'], string>>

interface View {
  code: string
  name: Words
  path: string
  read: Right
  edit: Right
}

interface Group extends Pick<View, 'code' | 'name' | 'path'> {
  views: readonly View[]
}

const register = { read: 'register.read', edit: 'register.edit' } as const

const groups: readonly Group[] = [
  {
    code: 'desk',
    name: { 'en-US': 'Desk', 'zh-CN': '工作台' },
    path: '/desk',
    views: [
      {
        code: 'notice',
        name: { 'en-US': 'Notices', 'zh-CN': '通知公告' },
        path: '/desk/notice',
        read: 'notice.read',
        edit: 'notice.edit',
      },
    ],
  },
  {
    code: 'system',
    name: { 'en-US': 'Centre', 'zh-CN': '系统管理' },
    path: '/system',
    views: [
      {
        code: 'user',
        name: { 'en-US': 'People', 'zh-CN': '用户管理' },
        path: '/system/user',
        read: 'staff.readPrivate',
        edit: 'staff.edit',
      },
      {
        code: 'dept',
        name: { 'en-US': 'Departments', 'zh-CN': '部门管理' },
        path: '/system/dept',
        ...register,
      },
      { code: 'post', name: { 'en-US': 'Posts', 'zh-CN': '岗位管理' }, path: '/system/post', ...register },
      {
        code: 'dict',
        name: { 'en-US': 'Dictionaries', 'zh-CN': '字典管理' },
        path: '/system/dict',
        ...register,
      },
    ],
  },
  {
    code: 'authority',
    name: { 'en-US': 'Rights', 'zh-CN': '权限管理' },
    path: '/authority',
    views: [
      {
        code: 'role',
        name: { 'en-US': 'Roles', 'zh-CN': '角色管理' },
        path: '/authority/role',
        read: 'role.read',
        edit: 'role.edit',
      },
    ],
  },
]

const actions = [
  { action: 'add', name: { 'en-US': 'Add', 'zh-CN': '新增' } },
  { action: 'edit', name: { 'en-US': 'Edit', 'zh-CN': '修改' } },
  { action: 'delete', name: { 'en-US': 'Delete', 'zh-CN': '删除' } },
  { action: 'view', name: { 'en-US': 'View', 'zh-CN': '查看' } },
] as const

interface Reader {
  rights: Actor['rights']
  language: Caller['language']
}

const viewsFor = ({ views }: Group, { rights }: Reader) => views.filter(({ read }) => rights.has(read))

const leaf = (
  { code, name, path }: { code: string; name: Words; path: string },
  parentId: string,
  { language, sort, category }: { language: Caller['language']; sort: number; category: 1 | 2 },
): MenuLeaf => ({ id: code, parentId, code, name: name[language], path, source: '', sort, category })

export const routesFor = (reader: Reader): MenuBranch[] =>
  groups.flatMap((group, place) => {
    const children = viewsFor(group, reader).map((view, under) =>
      leaf(view, group.code, { ...reader, sort: under + 1, category: 1 }),
    )
    const own = leaf(group, rootId, { ...reader, sort: place + 1, category: 1 })
    return children.length > 0 ? [{ ...own, children }] : []
  })

export const buttonsFor = (reader: Reader): MenuBranch[] =>
  groups.flatMap((group) =>
    viewsFor(group, reader).map((view, place) => ({
      ...leaf(view, group.code, { ...reader, sort: place + 1, category: 1 }),
      children: actions
        .filter(({ action }) => action === 'view' || reader.rights.has(view.edit))
        .map(({ action, name }, under) =>
          leaf({ code: `${view.code}_${action}`, name, path: '' }, view.code, {
            ...reader,
            sort: under + 1,
            category: 2,
          }),
        ),
    })),
  )
