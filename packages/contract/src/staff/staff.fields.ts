import { sexKeys } from '../kernel/dictionaries.ts'
import { choice, date, fields, pick, picks, room, text } from '../kernel/fields.ts'

/** A person who works at the centre, as a manager looks after them (wire conventions: user). */
export const staffFields = fields({
  realName: text(80, { required: true }),
  name: text(80),
  account: text(64, { required: true, format: 'account' }),
  /** For a new account, or to set another. It never comes back. */
  password: text(64, { format: 'password' }),
  roleId: picks('role', { required: true }),
  postId: pick('position'),
  deptId: pick('team'),
  /** Years of service are counted from it. */
  startedOn: date(),
  roomId: room(),
  phone: text(40, { format: 'phone' }),
  email: text(120, { format: 'email' }),
  birthday: date({ notAfterToday: true }),
  sex: choice([sexKeys.male, sexKeys.female, sexKeys.other]),
})
