// A centre's list of 60 children as a spreadsheet of many hands saves it: a mark and semicolons, lines above the titles,
// titles merged over others, names in one column, dates and days in many forms, rooms misspelt, phone numbers with words,
// children who stand twice, rows that are empty, and a line with the sum.
const first = 'Aria,Ben,Cora,Dan,Ella,Finn,Grace,Hemi,Isla,Jack,Kaia,Leo,Mia,Niko,Olive'.split(',')
const family = ['Tāne', 'Nguyễn', "O'Brien", 'van der Berg']

const rooms = [
  'Toddlers',
  'Preschool',
  'Todlers',
  'toddlers ',
  'Pre-school',
  'Toddlers room',
  'Preschool',
  'Preshcool',
  'Toddlers',
  'PRESCHOOL',
]
const days = ['Mon-Fri', 'MTW', 'Tue & Thu', 'M T W Th F', 'Mon, Wed, Fri', 'Monday to Thursday', 'TTh', '']
const phones = [
  '021 555 0142',
  '021 555 0143 (mum, after 5)',
  'Dad: 021-555-0144',
  '+64 21 555 0145',
  '-',
  '(09) 555 0146 / 021 555 0147',
]
const sexes = ['F', 'M', 'girl', 'Boy', 'female', '']
const nothing = ['-', '', 'n/a', 'None', 'No known allergies']

/** A birth date between September 2021 and June 2025 in the form of this row. */
function birthDate(row: number): string {
  const year = 2021 + (row % 5)
  const month = year === 2021 ? 9 + (row % 4) : 1 + (row % 6)
  const day = 1 + ((row * 7) % 28)
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const serial = Math.round((Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000)
  const forms = [
    `${day}/${String(month).padStart(2, '0')}/${year}`,
    `${day}.${month}.${year}`,
    `${day} ${names[month - 1]} ${year}`,
    `${day}-${names[month - 1]}-${String(year).slice(2)}`,
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    String(serial),
    `${day}/${month}/${String(year).slice(2)}`,
  ]
  return forms[row % forms.length] ?? ''
}

export const messyChildren = 60

function child(row: number): string[] {
  const given = first[row % first.length] ?? ''
  const surname = family[Math.floor(row / first.length)] ?? ''
  const name = row % 3 === 2 ? `${given}  ${surname}` : `"${surname},  ${given}"`
  const allergy = row === 20 ? 'Peanuts' : row === 41 ? 'Egg' : (nothing[row % nothing.length] ?? '')
  return [
    String(row + 1),
    name,
    birthDate(row),
    sexes[row % sexes.length] ?? '',
    rooms[row % rooms.length] ?? '',
    days[row % days.length] ?? '',
    allergy,
    row === 20 ? 'life threatening' : row === 41 ? 'mild' : '',
    ` ${row % 2 ? 'Moana' : 'Sam'}  ${surname} `,
    phones[row % phones.length] ?? '',
    row % 4 === 0 ? 'Y' : '',
  ]
}

/** @param broken the birth date of the first child */
export function messyList(broken?: string): string {
  const children = Array.from({ length: messyChildren }, (_, row) => child(row))
  if (broken !== undefined && children[0]) children[0][2] = broken
  const twice = [children[3], children[17]].map((cells) => cells?.map((cell) => `${cell} `) ?? [])
  const lines = [
    ['Little Kiwi Childcare – ROLL as at 1 March', ...Array(10).fill('')],
    Array(11).fill(''),
    ['', 'Child', '', '', '', '', 'Health', '', 'Parent 1', '', ''],
    [
      'No.',
      "Child's name",
      'D.O.B. (dd/mm/yy)',
      'M/F',
      'Class',
      'Days attending',
      'Allergies',
      'Severity',
      'Name',
      'Mobile',
      'Can pick up?',
    ],
    ...children.slice(0, 30),
    Array(11).fill(''),
    ...children.slice(30),
    ...twice,
    ...Array.from({ length: 4 }, () => Array(11).fill('')),
  ]
  return `\ufeff${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`
}
