// The requests that Saber 4.9.0 (github.com/chillzhuang/Saber) sends from its own screens, recorded there.
import { file } from '@daybook/contract/file/file.contract.ts'
import { captchaCode, readableCaptchas } from '@daybook/testkit/captcha.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { aPicture } from '@daybook/testkit/pictures.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const system = '/api/blade-system'
const notices = '/api/blade-desk/notice'
type Row = Record<string, unknown> & { id: string }

let server: TestServer
let app: ReturnType<typeof uniApp>
const saber = { id: 'saber', secret: 'saber_secret' }
beforeAll(async () => {
  server = await testServer({ clients: [saber], random: readableCaptchas })
})
beforeEach(async () => {
  await server.reset()
  app = uniApp(server, { ...saber, tenantId: '' })
  await app.signIn('manager', { tenantId: '100001' })
})
afterAll(() => server.close())

const signIn = { grantType: 'password', tenantId: '100001', account: 'manager', type: 'account' }
const ofTree = (row: Row) => ({ ...row, parentName: '', ancestors: '0', hasChildren: false, children: [] })

/** Adds a row as its form does, and changes it as its form does: with all that the list says of it. */
async function added(path: string, form: object): Promise<Row> {
  const answer = await app.postJson<Row>(`${path}/submit`, form)
  expect(answer).toMatchObject({ status: 200, body: { code: 200, success: true } })
  return answer.data
}

async function removed(path: string, id: string): Promise<void> {
  expect(await app.post(`${path}/remove`, { ids: id })).toMatchObject({ status: 200 })
}

describe('the short addresses of signing in', () => {
  it('answer in the envelope, with names in camelCase', async () => {
    const client = uniApp(server, { tenantId: '' })
    expect(await client.get(`${system}/tenant/info`, { domain: 'http://localhost' })).toMatchObject({
      data: { tenantId: '' },
    })
    const token = await client.post<Row>('/api/blade-auth/token', { ...signIn, password: testPassword })
    expect(token.body).toMatchObject({ code: 200, success: true })
    expect(token.data).toMatchObject({
      tokenType: 'bearer',
      tenantId: '100001',
      authority: 'teacher,manager',
    })
    expect(token.data).not.toHaveProperty('access_token')
    const refreshToken = String(Reflect.get(Object(token.data), 'refreshToken'))
    const renew = { refreshToken, grantType: 'refresh_token', scope: 'all' }
    expect(await client.post('/api/blade-auth/token', renew)).toMatchObject({
      data: { accessToken: expect.any(String), account: 'manager' },
    })
    expect((await client.get<object>('/api/blade-auth/captcha')).data).toEqual({
      key: expect.any(String),
      image: expect.stringMatching(/^data:image/),
    })
  })

  it('take the captcha that is shown', async () => {
    const client = uniApp(server, { ...saber, tenantId: '' })
    const { key } = (await client.get<{ key: string }>('/api/blade-auth/captcha')).data
    const query = new URLSearchParams({ ...signIn, grantType: 'captcha', password: testPassword })
    const token = (code: string) =>
      fetch(`${server.url}/api/blade-auth/token?${query}`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${saber.id}:${saber.secret}`)}`,
          'captcha-key': key,
          'captcha-code': code,
        },
      })
    expect(await (await token(captchaCode)).json()).toMatchObject({ success: true })
    expect(await (await token(captchaCode)).json()).toMatchObject({ success: false, msg: '验证码错误' })
  })

  it('refuse with code and msg', async () => {
    const client = uniApp(server)
    expect(await client.post('/api/blade-auth/token', { ...signIn, password: 'Wrong-2026' })).toMatchObject({
      status: 400,
      body: { code: 400, success: false, msg: '用户名或密码错误' },
    })
    expect(await client.post('/api/blade-auth/logout')).toMatchObject({ body: { code: 401, success: false } })
  })

  it('sign out by POST', async () => {
    expect(await app.post('/api/blade-auth/logout')).toMatchObject({ body: { code: 200, success: true } })
    expect(await app.get(`${system}/menu/routes`)).toMatchObject({ status: 401 })
  })
})

describe('what it shows as it stands', () => {
  const content = '# Hats\nBring 2 & more.\n\n- wide'
  const html = '<h2>Hats</h2><p>Bring 2 &amp; more.</p><ul><li><p>wide</p></li></ul>'

  it('are instants with the centre’s offset and texts as HTML, which it sends back unchanged', async () => {
    const own = uniApp(server)
    await own.signIn('manager')
    const form = { title: 'Hats', category: '1', content, releaseTime: '2027-01-23 10:00:00' }
    const { data: plain } = await own.postJson<Row>(`${notices}/submit`, form)
    expect(plain).toMatchObject({ content, releaseTime: '2027-01-22T21:00:00.000Z' })
    const { data: page } = await app.get<{ records: Row[] }>(`${notices}/list`)
    const row = page.records[0] as Row
    expect(row).toMatchObject({ content: html, releaseTime: '2027-01-23T10:00:00.000+13:00' })
    expect((await app.get(`${notices}/detail`, { id: row.id })).data).toEqual(row)
    await added(notices, row)
    expect((await own.get<Row>(`${notices}/detail`, { id: row.id })).data).toMatchObject({
      content: html,
      releaseTime: plain.releaseTime,
    })
  })
})

describe('the own page', () => {
  const user = `${system}/user`
  const page = ({ id, avatar, name, realName, phone, email }: Row) => {
    return { id, avatar, name, realName, phone, email }
  }
  const own = async () => (await app.get<Row>(`${user}/info`)).data

  it('saves what it has, and leaves the rest', async () => {
    const birthday = (await own()).birthday
    const sent = { ...page(await own()), name: 'Mere P', phone: '021 555 0400', email: '' }
    expect(await app.postJson(`${user}/update-info`, sent)).toMatchObject({ status: 200 })
    const saved = { name: 'Mere P', phone: '021 555 0400', email: null, birthday, userTypeName: 'WEB' }
    expect(await own()).toMatchObject(saved)
  })

  it('keeps the name that the centre keeps', async () => {
    const sent = { ...page(await own()), phone: '021 555 0400', realName: 'Somebody' }
    expect(await app.postJson(`${user}/update-info`, sent)).toMatchObject({
      status: 403,
      body: { fields: { realName: 'NOT_WRITABLE' } },
    })
  })

  it('takes the picture that was uploaded, leaves it while it is sent back, and removes it', async () => {
    const { link } = await server
      .as(server.world.centre.manager)
      .call(file, 'putFile', { file: await aPicture() })
      .then(({ data }) => data)
    const sent = { ...page(await own()), phone: '021 555 0400', avatar: link }
    await app.postJson(`${user}/update-info`, sent)
    const { avatar } = await own()
    expect(avatar).toMatch(/^\/api\//)
    await app.postJson(`${user}/update-info`, {
      ...sent,
      avatar: `${avatar}`.replace(/until=\d+/, 'until=1'),
    })
    expect((await own()).avatar).toBe(avatar)
    await app.postJson(`${user}/update-info`, { ...sent, avatar: '' })
    expect((await own()).avatar).toBe('')
  })

  it('changes the password', async () => {
    const words = { oldPassword: testPassword, newPassword: 'Manuka0327', newPassword1: 'Manuka0327' }
    expect(await app.post(`${user}/update-password`, words)).toMatchObject({ body: { success: true } })
    const again = { ...signIn, password: 'Manuka0327' }
    expect(await uniApp(server, saber).post('/api/blade-auth/token', again)).toMatchObject({ status: 200 })
  })
})

describe('the menu', () => {
  const pathsIn = (rows: { path: string; children: { path: string }[] }[]) =>
    rows.flatMap(({ children }) => children.map(({ path }) => path))

  it('names the views and buttons of the reader’s rights, and no others', async () => {
    const views = ['/desk/notice', '/system/user', '/system/dept', '/system/post', '/system/dict']
    const routes = await app.get<Parameters<typeof pathsIn>[0]>(`${system}/menu/routes`)
    expect(pathsIn(routes.data)).toEqual([...views, '/authority/role'])
    const teacher = uniApp(server)
    await teacher.signIn('teacher')
    const less = await teacher.get<Parameters<typeof pathsIn>[0]>(`${system}/menu/routes`)
    expect(pathsIn(less.data)).toEqual(views.filter((path) => path !== '/system/user'))
    const buttons = JSON.stringify((await teacher.get(`${system}/menu/buttons`)).data)
    expect(buttons).toContain('"notice_view"')
    expect(buttons).not.toContain('_add')
    expect(JSON.stringify((await app.get(`${system}/menu/buttons`)).data)).toContain('"notice_add"')
    expect((await app.get(`${system}/menu/top-menu`)).data).toEqual([])
  })

  it('comes with the centre as the one option, its leaders and the reader', async () => {
    expect((await app.get(`${system}/tenant/select`)).data).toMatchObject([{ tenantId: '100001' }])
    expect((await app.get(`${system}/user/leader-list`)).data).toMatchObject([{ realName: 'Mere Manager' }])
    expect((await app.get('/api/blade-auth/oauth/user-info')).data).toMatchObject({ account: 'manager' })
  })
})

describe('its screens add, change and remove', () => {
  it('posts', async () => {
    const form = { tenantId: '', category: 1, postCode: 'p1', postName: 'Cook', sort: 3, remark: '' }
    const row = await added(`${system}/post`, form)
    expect(row).toMatchObject({ category: '1', remark: null })
    const edited = await added(`${system}/post`, { ...row, category: 1, postName: 'Head cook' })
    expect(edited).toMatchObject({ id: row.id, postName: 'Head cook', version: 2 })
    await removed(`${system}/post`, row.id)
  })

  it('departments', async () => {
    const form = {
      deptName: 'Garden',
      tenantId: '',
      fullName: 'The garden',
      parentId: '',
      sort: 3,
      remark: '',
    }
    const row = await added(`${system}/dept`, form)
    expect(row).toMatchObject({ parentId: '0', remark: null })
    const edited = await added(`${system}/dept`, { ...ofTree(row), deptName: 'Yard' })
    expect(edited).toMatchObject({ id: row.id, deptName: 'Yard' })
    await removed(`${system}/dept`, row.id)
  })

  it('roles, whose ids are those of the people who hold them', async () => {
    const form = { roleName: 'Cook', tenantId: '', roleAlias: 'cook', parentId: '', sort: 9 }
    const row = await added(`${system}/role`, form)
    const edited = await added(`${system}/role`, { ...ofTree(row), roleName: 'Head cook' })
    expect(edited).toMatchObject({ id: row.id, roleName: 'Head cook', rights: [] })
    const { data: tree } = await app.get<Row[]>(`${system}/role/tree`)
    const { data: own } = await app.get<Row>(`${system}/user/info`)
    const held = ['Teacher', 'Manager'].map((name) => tree.find(({ title }) => title === name)?.id)
    expect(own.roleId).toBe(held.join(','))
    await removed(`${system}/role`, row.id)
  })

  it('dictionaries, which have a key and a place themselves', async () => {
    const form = { code: 'hue', dictValue: 'Hue', parentId: '', dictKey: -1, sort: 1, remark: '' }
    const head = await added(`${system}/dict`, form)
    const child = { ...form, dictValue: 'Red', parentId: head.id, dictKey: 7 }
    const entry = await added(`${system}/dict`, child)
    const edited = await added(`${system}/dict`, { ...ofTree(head), children: [entry], dictValue: 'Hues' })
    expect(edited).toMatchObject({ dictKey: '-1', sort: 1, dictValue: 'Hues' })
    const { data } = await app.get<Row[]>(`${system}/dict-biz/dictionary`, { code: 'hue' })
    expect(data).toMatchObject([{ dictKey: '7', dictValue: 'Red' }])
    await removed(`${system}/dict`, entry.id)
    await removed(`${system}/dict`, head.id)
  })

  it('notices of today, with HTML that is the same in both', async () => {
    // Midnight of the centre's day: that screen chooses a day alone.
    const { data: own } = await app.get<{ centre: { timeZone: string } }>(`${system}/user/info`)
    const today = server.world.clock.now().toLocaleDateString('en-CA', { timeZone: own.centre.timeZone })
    const content = '<p>Bring <b>hats</b>.<script>alert(1)</script></p>'
    const form = { title: 'Photo day', category: '1', releaseTime: `${today} 00:00:00`, content }
    const row = await added(notices, form)
    expect(row).toMatchObject({ audience: 'all', content: '<p>Bring <strong>hats</strong>.</p>' })
    const edited = await added(notices, { ...row, title: 'Photos' })
    expect(edited).toMatchObject({ title: 'Photos', releaseTime: row.releaseTime, content: row.content })
    await removed(notices, row.id)
  })

  it('people', async () => {
    const { data: roles } = await app.get<Row[]>(`${system}/role/tree`)
    const roleId = roles.find(({ title }) => title === 'Teacher')?.id ?? ''
    const account = { account: 'kiri', tenantId: '100001', password: 'Manuka03', password2: 'Manuka03' }
    const names = { name: 'Kiri', realName: 'Kiri Cook', roleId, deptId: '', postId: '', code: '' }
    const rest = { phone: '021 555 0399', email: '', sex: 2, birthday: '1990-03-01 00:00:00', statusName: '' }
    const row = await added(`${system}/user`, { ...account, ...names, ...rest })
    expect(row).toMatchObject({ roleId, roleName: 'Teacher', sex: '2', birthday: '1990-03-01', email: null })
    const { data: page } = await app.get<{ records: Row[] }>(`${system}/user/list`, { realName: 'Kiri' })
    const masked = page.records[0] as Row
    expect(masked.phone).toContain('****')
    const edited = await app.postJson(`${system}/user/update`, { ...masked, realName: 'Kiri Tui' })
    expect(edited).toMatchObject({ data: { realName: 'Kiri Tui', phone: '021 555 0399', roleId } })
    await removed(`${system}/user`, row.id)
  })
})
