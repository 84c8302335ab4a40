import { describe, expect, it } from 'vitest'
import { childRegister } from '../child/child.register.ts'
import { choice, choices, date, number, picks, room, text, yesNo } from '../kernel/fields.ts'
import { staffRegister } from '../staff/staff.register.ts'
import { orderIn } from './import.dates.rules.ts'
import { splitName } from './import.names.rules.ts'
import { nearest } from './import.near.rules.ts'
import { type Options, readCell, recordOf } from './import.rules.ts'
import { tableOf } from './import.table.rules.ts'
import { contactTitles, emergencyTitles, titleFit } from './import.titles.rules.ts'
import { importFields } from './importable.rules.ts'

const days: Options = [
  { words: 'Monday', value: '1' },
  { words: 'Tuesday', value: '2' },
  { words: 'Thursday', value: '4' },
]
const read = (field: Parameters<typeof readCell>[0], cell: string, options: Options = []) => {
  const found = readCell(field, cell, options)
  return 'value' in found ? found.value : found.problem
}

describe('a cell', () => {
  it('is a date in any usual form', () => {
    const cells = [
      '2023-04-01',
      '1/4/2023',
      '01.04.2023',
      ' 1-4-2023 ',
      '1/4/23',
      '1 Apr 2023',
      '1-Apr-23',
      'April 1, 2023',
    ]
    const further = [
      'Sat 1st April 2023',
      '2023年4月1日',
      '20230401',
      '45017',
      '1/04/2023 0:00:00',
      '１/４/２０２３',
    ]
    for (const cell of [...cells, ...further]) expect(read(date(), cell), cell).toBe('2023-04-01')
    expect(read(date(), '4/13/2023'), 'has one reading only').toBe('2023-04-13')
    expect(readCell(date(), '4/1/2023', [], 'mdy')).toEqual({ value: '2023-04-01' })
    for (const cell of ['31/2/2023', '13/13/2023', 'April', 'spring 2023', '7'])
      expect(read(date(), cell), cell).toBe('INVALID_FORMAT')
  })

  it('has the day first or the month, which the other dates of the file say or a person has to', () => {
    expect(orderIn(['1/4/2023', '13/4/2023'])).toMatchObject({ order: 'dmy', isUnclear: false })
    expect(orderIn(['1/4/2023', '4/13/2023'])).toMatchObject({ order: 'mdy', isUnclear: false })
    expect(orderIn(['1/4/2023'])).toMatchObject({ order: 'dmy', isUnclear: true })
    expect(orderIn(['1/4/2023', '13/4/2023', '4/13/2023'])).toMatchObject({ order: 'dmy', isUnclear: true })
    expect(orderIn(['2023-04-01', '4/4/2023', ''])).toMatchObject({ order: 'dmy', isUnclear: false })
  })

  it('means nothing when it says so, but a name may be Na', () => {
    for (const cell of ['-', '—', 'n/a', 'None', '无', '暂无']) {
      expect(read(date(), cell), cell).toBeNull()
      expect(read(text(60), cell), cell).toBeNull()
    }
    expect(read(text(60), 'No known allergies')).toBeNull()
    expect(read(text(60, { required: true }), 'Na')).toBe('Na')
    expect(read(text(60, { required: true }), '-')).toBeNull()
  })

  it('is a time of day', () => {
    const time = text(5, { format: 'time' })
    for (const cell of ['8:30', '8.30am', '0830', '8:30:00 AM', '上午8:30', '8点半', '0.3541666667'])
      expect(read(time, cell), cell).toBe('08:30')
    expect([read(time, '3pm'), read(time, '下午3点'), read(time, '12am')]).toEqual([
      '15:00',
      '15:00',
      '00:00',
    ])
  })

  it('has a phone number among words', () => {
    const phone = text(40, { format: 'phone' })
    expect(readCell(phone, '021 555 0142 (mum, after 5)', [])).toEqual({
      value: '021 555 0142',
      rest: 'mum, after 5',
    })
    expect(readCell(phone, 'Mum: +64 21 555 0142', [])).toEqual({ value: '+64 21 555 0142', rest: 'Mum' })
    expect(readCell(phone, '(09) 555 0142', [])).toEqual({ value: '(09) 555 0142' })
    expect(readCell(phone, '+64 (0)21 555 0142', [])).toEqual({ value: '+64 (0)21 555 0142' })
    expect(read(phone, 'call me')).toBe('call me')
    // As spreadsheets write large numbers.
    expect(read(phone, '64215550142.0')).toBe('64215550142')
    expect(read(phone, '2.1555E+08')).toBe('2.1555E+08')
  })

  it('has several phone numbers, of which the others are kept beside the first', () => {
    const phone = text(40, { format: 'phone' })
    for (const between of [' / ', '/', ' - ', ', ', '; ', ' ', '\n'])
      expect(readCell(phone, `(09) 555 0146${between}021 555 0147`, []), between).toEqual({
        value: '(09) 555 0146',
        rest: '021 555 0147',
      })
    expect(readCell(phone, '021 555 0147 / (09) 555 0146', [])).toEqual({
      value: '021 555 0147',
      rest: '09 555 0146',
    })
    expect(readCell(phone, '021 555 0142/7', [])).toEqual({ value: '021 555 0142', rest: '021 555 0142/7' })
    expect(readCell(phone, '021 555 0142 (Sam) 021 555 0147 (Moana)', [])).toEqual({
      value: '021 555 0142',
      rest: 'Sam 021 555 0147 (Moana)',
    })
  })

  it('is another word for an option', () => {
    const sex = [
      { words: '女', value: 'female' },
      { words: '男', value: 'male' },
    ]
    for (const cell of ['F', 'girl', 'Female', '女孩'])
      expect(read(choice(['female', 'male']), cell, sex), cell).toBe('female')
    const rooms = [
      { words: 'Toddlers', value: 'a' },
      { words: 'Pīwakawaka Room', value: 'b' },
    ]
    expect([read(room(), 'toddlers room', rooms), read(room(), 'piwakawaka', rooms)]).toEqual(['a', 'b'])
    expect(nearest('Todlers', rooms)?.value).toBe('a')
    expect(nearest('Kittens', rooms)).toBeUndefined()
  })

  it('is days of the week', () => {
    const weekdays = choices(['1', '2', '3', '4', '5', '6', '7'])
    const week = [
      'Mon-Fri',
      'Monday to Friday',
      'MTWTF',
      'M-F',
      'M T W Th F',
      'Full time',
      '周一至周五',
      '一二三四五',
      '1-5',
      '每天',
    ]
    for (const cell of week) expect(read(weekdays, cell), cell).toEqual(['1', '2', '3', '4', '5'])
    expect(
      ['MTW', 'TTh', 'MWF', 'Tue & Thu', 'Mon/Wed/Fri', '星期一、三', 'wednesdays', 'Thurs only'].map(
        (cell) => read(weekdays, cell),
      ),
    ).toEqual([
      ['1', '2', '3'],
      ['2', '4'],
      ['1', '3', '5'],
      ['2', '4'],
      ['1', '3', '5'],
      ['1', '3'],
      ['3'],
      ['4'],
    ])
    expect(read(weekdays, '1,3,5')).toEqual(['1', '3', '5'])
    // How many days, or which one?
    const counts = ['3', ' 5 ', '５', '3 days', '3/5', '三天', '一周五天', '三']
    for (const cell of ['MTF', 'T', 'mornings', ...counts, 'mon, fri: L', 'mon: tue'])
      expect(read(weekdays, cell, days), cell).toBe('INVALID_CHOICE')
  })

  it('is yes or no, a number, a time, a text, or empty', () => {
    expect([read(yesNo(), 'Yes'), read(yesNo(), '否'), read(yesNo(), 'perhaps')]).toEqual([
      true,
      false,
      'INVALID_CHOICE',
    ])
    expect(read(number({ min: 0, max: 9999, step: 1 }), '1,200')).toBe(1200)
    expect(read(number({ min: 0, max: 9999, step: 1 }), 'many')).toBe('INVALID_FORMAT')
    expect(read(text(5, { format: 'time' }), '8:30')).toBe('08:30')
    expect(read(text(60), '  Āria ')).toBe('Āria')
    expect(read(date(), ' ')).toBeNull()
  })

  it('matches options by their text, their key or the start of their text', () => {
    const weekdays = choices(['1', '2', '4'])
    expect(read(weekdays, 'Mon, tue; THURSDAY', days)).toEqual(['1', '2', '4'])
    expect(read(weekdays, 'Mon Thu', days)).toEqual(['1', '4'])
    expect(read(weekdays, '2', days)).toEqual(['2'])
    for (const cell of ['T', 'Mon, Sun', 'Sunday']) expect(read(weekdays, cell, days)).toBe('INVALID_CHOICE')
    expect(read(choice(['1', '2', '4']), 'Tues', days)).toBe('2')
    expect(read(picks('role'), 'Monday/Tuesday', days)).toBe('1,2')
  })
})

describe('a title', () => {
  it('matches a field regardless of spelling, of what is in brackets and of whose it is', () => {
    expect(titleFit('First_name ', ['First name', 'firstName'])).toBe(0)
    expect(titleFit('whānau', ['Whanau'])).toBe(0)
    expect(titleFit('Child’s date of birth (dd/mm/yyyy) *', ['Date of birth'])).toBe(2)
    expect([titleFit('', ['']), titleFit('Name', ['First name'])]).toEqual([-1, -1])
  })

  it('says which contact it is of', () => {
    expect(titleFit('Mum’s mobile', contactTitles(0, 'phone'))).toBe(-1)
    expect(titleFit('Mother mobile', contactTitles(0, 'phone'))).toBe(0)
    expect(titleFit('Parent 2', contactTitles(1, 'name'))).toBe(0)
    expect(titleFit('Emergency contact phone', emergencyTitles(0, 'phone'))).toBe(0)
    expect(titleFit('Emergency contact 2', emergencyTitles(1, 'name'))).toBe(0)
    expect(titleFit('Emergency contact 2', contactTitles(1, 'name'))).toBe(-1)
  })
})

describe('the lines of a file', () => {
  const isTitle = (head: string) => titleFit(head, ['First name', 'DOB', 'Phone', 'Name']) >= 0

  it('have their titles below what stands above them, and a title above others belongs to each', () => {
    const lines = [
      ['Kiwi House roll', '', ''],
      [''],
      ['', '', 'Parent 1', ''],
      ['First name', 'DOB', 'Name', 'Phone'],
      ['Aria', '1/4/2023', 'Moana', '1'],
      ['', ''],
    ]
    expect(tableOf(lines, isTitle)).toEqual({
      heads: ['First name', 'DOB', 'Parent 1 Name', 'Parent 1 Phone'],
      rows: [['Aria', '1/4/2023', 'Moana', '1']],
      lines: [5],
    })
  })

  it('may have the whole name in one column', () => {
    expect(splitName('Tane,  Aria Rose')).toEqual({ firstName: 'Aria Rose', familyName: 'Tane' })
    expect(splitName('Anna van der Berg')).toEqual({ firstName: 'Anna', familyName: 'van der Berg' })
    expect(splitName('欧阳小明')).toEqual({ firstName: '小明', familyName: '欧阳' })
    expect(splitName('王伟')).toEqual({ firstName: '伟', familyName: '王' })
    expect(splitName('王 小雨')).toEqual({ firstName: '小雨', familyName: '王' })
  })

  it('is split where a Māori family name begins, and where one stands in capitals', () => {
    for (const [name, firstName, familyName] of [
      ['Hone Te Rangi', 'Hone', 'Te Rangi'],
      ['Noah te Rangi', 'Noah', 'te Rangi'],
      ['Mere Ana Te Kanawa', 'Mere Ana', 'Te Kanawa'],
      ['Mary Te Aroha Smith', 'Mary Te Aroha', 'Smith'],
      ['Te Ariki', 'Te', 'Ariki'],
      ['NGĀTA Mere Ana', 'Mere Ana', 'NGĀTA'],
      ['Anna VAN DER BERG', 'Anna', 'VAN DER BERG'],
      ["O'BRIEN Sean", 'Sean', "O'BRIEN"],
      ['TJ Smith', 'TJ', 'Smith'],
      ['MARY ANN SMITH', 'MARY ANN', 'SMITH'],
    ] as const)
      expect(splitName(name), name).toEqual({ firstName, familyName })
  })
})

it('a file fills the first part of a list, and never a password', () => {
  const paths = importFields(childRegister).map(({ path }) => path)
  expect(paths).toContain('enrolments.roomId')
  expect(importFields(staffRegister).map(({ path }) => path)).not.toContain('password')
})

it('a row can have several contacts of a child', () => {
  const paths = importFields(childRegister).map(({ path }) => path)
  expect(paths.filter((path) => path.endsWith('.phone'))).toEqual(
    [0, 1, 2, 3].map((place) => `contacts.${place}.phone`),
  )
  const second = { 'contacts.1.name': 'Moana', 'contacts.1.phone': '021 555 0142' }
  expect(recordOf({ 'contacts.0.name': 'Tama', 'contacts.2.name': null, ...second })).toEqual({
    contacts: [{ name: 'Tama' }, { name: 'Moana', phone: '021 555 0142' }],
  })
})

it('a row becomes a record whose lists have a single part or none', () => {
  const part = { 'enrolments.roomId': 'r', 'enrolments.endsOn': null, 'allergies.substance': null }
  expect(recordOf({ firstName: 'Aria', ...part })).toEqual({
    firstName: 'Aria',
    enrolments: [{ roomId: 'r', endsOn: null }],
    allergies: null,
  })
})
