// A teacher for component tests, as the server describes her.
import type { LoginResult, OwnUser } from '../platform/session/session.state.ts'

const id = '00000000-0000-7000-8000-0000000000a1'

export function hana(): { login: Extract<LoginResult, { outbox_key: string }>; user: OwnUser } {
  const login = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    refresh_expires_in: 604_800,
    outbox_key: '11'.repeat(32),
    tenant_id: '100001',
    user_id: id,
    dept_id: '',
    post_id: '',
    role_id: 'teacher',
    oauth_id: '',
    account: 'teacher',
    user_name: 'teacher',
    real_name: 'Hana Ngata',
    nick_name: 'Hana',
    role_name: 'teacher',
    authority: 'teacher',
    avatar: '',
    country_code: 'NZ',
    detail: { type: 'web' },
    device_token: 'device',
  } satisfies LoginResult
  const user: OwnUser = {
    id,
    tenantId: '100001',
    tenantName: 'Harakeke Kindergarten',
    createUser: null,
    createTime: '2026-01-05T00:00:00.000Z',
    updateUser: null,
    updateTime: '2026-01-05T00:00:00.000Z',
    status: '1',
    account: 'teacher',
    name: 'Hana',
    realName: 'Hana Ngata',
    nickName: 'Hana',
    avatar: '',
    email: null,
    phone: null,
    birthday: null,
    sex: null,
    code: '',
    roleId: 'teacher',
    roleName: 'Teacher',
    deptId: '',
    deptName: '',
    postId: '',
    postName: 'Teacher',
    roomCode: 'tui',
    userTypeName: '',
    roles: ['teacher'],
    rights: [],
    mustSetUpSecondStep: false,
    centre: { name: 'Harakeke Kindergarten', timeZone: 'Pacific/Auckland', countryCode: 'NZ' },
  }
  return { login, user }
}
