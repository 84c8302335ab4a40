// Column titles that other programs and people use. Pure.
import { folded } from './import.fold.rules.ts'

/** Field → other titles of its column, in the languages of the app. */
export const otherTitles: Readonly<Record<string, readonly string[]>> = {
  firstName: [
    'First name',
    'Given name',
    'Given names',
    'Forename',
    'First',
    'Christian name',
    'Legal first name',
    '名',
    '名字',
  ],
  familyName: ['Family name', 'Last name', 'Surname', 'Last', 'Family', 'Legal surname', '姓', '姓氏'],
  sayName: ['Pronunciation', 'Say it like', '读音', '拼音'],
  birthDate: [
    'Birth date',
    'Date of birth',
    'DOB',
    'D.O.B.',
    'Birthday',
    'Birthdate',
    'Born',
    '出生日期',
    '生日',
    '出生年月',
  ],
  birthday: ['Date of birth', 'DOB', 'Birth date', '出生日期', '生日'],
  sex: ['Sex', 'Gender', 'M/F', 'Boy/Girl', '性别'],
  inNappies: ['Nappies', 'In nappies', 'Diapers', 'In diapers', '尿布', '纸尿裤', '穿尿布', '是否穿尿裤'],
  realName: ['Full name', 'Staff name', 'Employee', 'Staff', 'Teacher', 'Name', '姓名', '教师姓名'],
  name: ['Preferred name', 'Display name', 'Known as', '昵称', '称呼'],
  account: ['Username', 'User name', 'Login', '账号', '用户名'],
  roleId: ['Role', 'Position', 'Job', 'Job title', '角色', '职务', '岗位'],
  email: ['E-mail', 'Email address', 'Mail', '邮箱', '电子邮箱'],
  phone: [
    'Mobile',
    'Mobile phone',
    'Cell phone',
    'Cell',
    'Phone number',
    'Telephone',
    'Tel',
    '手机',
    '电话',
    '手机号',
  ],
  startedOn: ['Start date', 'Employed since', 'Hire date', '入职日期'],
  roomId: ['Room', 'Classroom', 'Class', 'Group', 'Room name', '班级', '教室', '所在班级'],
  startsOn: [
    'Start date',
    'First day',
    'Enrolment date',
    'Enrolled from',
    'Starts',
    'Start',
    '入园日期',
    '入园时间',
  ],
  endsOn: ['End date', 'Leaving date', 'Last day', '离园日期'],
  weekdays: [
    'Weekdays',
    'Booked days',
    'Days of attendance',
    'Days',
    'Attends',
    'Attending',
    'Sessions',
    'Days attending',
    '在园日',
    '来园日',
  ],
  arrivesAt: [
    'Arrives',
    'Start time',
    'Arrival',
    'Arrival time',
    'Drop off',
    'Drop-off',
    'In',
    '到园时间',
    '入园时刻',
  ],
  leavesAt: ['Leaves', 'End time', 'Finish time', 'Departure', 'Pick up time', 'Pickup', 'Out', '离园时间'],
  dietNote: ['Dietary requirements', 'Diet', 'Dietary needs', 'Food notes', '饮食', '饮食要求'],
  substance: ['Allergy', 'Allergies', 'Allergen', 'Allergic to', '过敏', '过敏源', '过敏原'],
  severity: ['Severity', 'Allergy severity', 'Reaction', '过敏程度', '严重程度'],
  plan: ['Allergy plan', 'Action plan', '过敏处理'],
  planExpiresOn: ['Action plan expires', 'Plan expires', 'Action plan review date', '方案有效期'],
  diets: ['Religious diet', 'Type of diet', '饮食习惯', '饮食类型'],
  texture: ['Food texture', 'Texture', '食物质地'],
  custodyNote: ['Custody', 'Court orders', 'Custody notes', '监护权'],
  capacity: ['Licensed for', 'Places', 'Max children', 'Licensed places', '容量', '核定人数'],
}

/** Who a contact is in a title, by place. A file that has a mother and a father has them in this order. */
const contactWords: readonly (readonly string[])[] = [
  ['mother', 'mum', 'mom', '母亲', '妈妈'],
  ['father', 'dad', '父亲', '爸爸'],
]
const anyContact = [
  'contact',
  'parent',
  'guardian',
  'caregiver',
  'parent/guardian',
  'parent/caregiver',
  'whānau',
  '联系人',
  '家长',
  '监护人',
]
const emergency = ['emergency contact', 'emergency', '紧急联系人']

/** Part of a contact → what a title says after who it is. */
export const contactParts: Readonly<Record<string, readonly string[]>> = {
  name: ['', 'name', 'full name', '姓名'],
  phone: [
    'phone',
    'mobile',
    'cell',
    'tel',
    'number',
    'phone number',
    'contact number',
    'mobile number',
    'mobile phone',
    'cell phone',
    'ph',
    '电话',
    '手机',
    '手机号',
  ],
  relation: ['relationship', 'relation', 'relationship to child', '关系'],
  isEmergency: ['emergency', '紧急'],
  mayCollect: ['can pick up', 'pick up', 'pickup', 'can collect', 'authorised to collect', '可接', '可接送'],
  note: ['note', 'notes', 'comment', '备注'],
}

/** Parts that lists name by a number alone, beside `Parent 1` and `Parent 2`, or not even by that. */
export const besideNames = ['phone', 'relation', 'mayCollect']

/** Other titles of a part of the contact at this place. */
export const contactTitles = (place: number, part: string): string[] => [
  ...titlesOfPart([...(contactWords[place] ?? []), ...numbered(anyContact, place)], part),
  ...(besideNames.includes(part) ? (contactParts[part] ?? []).map((one) => `${one} ${place + 1}`) : []),
]

/** Whether the title is of this part, and says not whose it is. */
export const isBarePart = (title: string, part: string): boolean =>
  titleFit(title, contactParts[part] ?? []) >= 0

/** Titles of a part of the emergency contact with this number. It is somebody else than the parents, and so takes the next
 *  place that they leave. */
export const emergencyTitles = (place: number, part: string): string[] =>
  titlesOfPart(numbered(emergency, place), part)

const numbered = (who: readonly string[], place: number): string[] => [
  ...who.flatMap((one) => [`${one} ${place + 1}`, `${one}${place + 1}`]),
  ...(place === 0 ? who : []),
]

const titlesOfPart = (who: readonly string[], part: string): string[] =>
  (contactParts[part] ?? []).flatMap((end) =>
    who.flatMap((one) => (end === '' ? [one] : [`${one} ${end}`, `${end} ${one}`])),
  )

const ofContacts = [...contactWords.flat(), ...anyContact, ...emergency].map(folded)

/** Whether a title above other titles says whose they are: `Parent 1` above `Name` and `Phone`. */
export const isContactGroup = (title: string): boolean =>
  ofContacts.includes(folded(title).replace(/\d+$/, ''))

/** Columns with a full name that two fields share. */
export const fullNames = [
  'Name',
  'Full name',
  'Child',
  "Child's name",
  'Child name',
  'Student',
  'Student name',
  'Tamaiti',
  'Name of child',
  '姓名',
  '幼儿姓名',
  '孩子姓名',
  '宝宝姓名',
]

/** `Yes` in such a column is `No` in the field. */
export const oppositeTitles: Readonly<Record<string, readonly string[]>> = {
  inNappies: ['Toilet trained', 'Potty trained', 'Toilet-trained', '已会如厕', '会自己如厕'],
}

const beforeTitle = /^(child(?:'?s|’s)?|student(?:'?s|’s)?|tamaiti|kid(?:'?s|’s)?|幼儿|孩子|宝宝)\s*/i

/** A title as it stands, without what is in brackets, and without whose it is. */
const formsOf = (title: string): string[] => {
  const bare = title.replace(/[（([].*?[)）\]]/g, ' ').trim()
  return [...new Set([title, bare, bare.replace(beforeTitle, '')].map(folded))].filter(Boolean)
}

/** Whether a column's title matches any of a field's names: 0 as it stands, 1 or 2 without what people add; else -1. */
export function titleFit(title: string, names: readonly string[]): number {
  const wanted = names.map(folded)
  return formsOf(title).findIndex((form) => wanted.includes(form))
}

/** Field → what the title of its column says among other words. Where somebody wrote “Allergies / medical”, no allergy is
 *  to be left out. */
const mentions: Readonly<Record<string, RegExp>> = { substance: /allerg|anaphyla|过敏/i }

export const isMentioned = (title: string, field: string): boolean => mentions[field]?.test(title) ?? false
