// What people write in the cells of their lists, in the languages of the app. Pure data.

/** Cells that mean nothing, folded. They count as empty. */
export const blankWords = [
  '',
  'na',
  'none',
  'nil',
  'unknown',
  'tbc',
  'tba',
  'null',
  '无',
  '没有',
  '暂无',
  '未知',
]

/** Cells that mean nothing in a text such as an allergy, but may be a name. */
export const noneWords = ['no', 'nka', 'nkda', 'noallergies', 'noknownallergies', 'nilknown', '否', '无过敏']

export const yesWords = [
  'yes',
  'y',
  'true',
  't',
  '1',
  'x',
  'ok',
  'yep',
  'ae',
  '✓',
  '✔',
  '√',
  '☑',
  '✅',
  '是',
  '有',
  '对',
  '可以',
]
export const noWords = [
  'no',
  'n',
  'false',
  'f',
  '0',
  'nope',
  'kao',
  '×',
  '✗',
  '✘',
  '✕',
  '✖',
  '❌',
  '☐',
  '否',
  '无',
  '没有',
  '不是',
  '不可以',
]

/** What else stands in the column of a day on which a child comes, or does not. Folded. */
export const presentWords = [
  'am',
  'pm',
  'day',
  'full',
  'fullday',
  'allday',
  'half',
  'halfday',
  'morning',
  'afternoon',
  'attends',
  'attending',
  'booked',
  'in',
  '上午',
  '下午',
  '全天',
  '半天',
  '来',
]
export const absentWords = ['off', 'absent', 'away', 'out', 'notattending', '不来', '缺席', '休息']

/** Words for the same thing. An option is found by any word that stands with one of its own. */
export const sameWords: readonly (readonly string[])[] = [
  ['female', 'f', 'girl', 'woman', 'fem', 'wahine', 'kōtiro', '女', '女孩', '女生', '女性', '女童'],
  ['male', 'm', 'boy', 'man', 'tāne', 'tama', '男', '男孩', '男生', '男性', '男童'],
  ['mother', 'mum', 'mom', 'mama', 'māmā', '母亲', '妈妈', '妈', '母'],
  ['father', 'dad', 'papa', 'pāpā', '父亲', '爸爸', '爸', '父'],
  [
    'grandparent',
    'grandmother',
    'grandfather',
    'nana',
    'koro',
    'kuia',
    '祖父母',
    '爷爷',
    '奶奶',
    '外公',
    '外婆',
  ],
  ['guardian', 'caregiver', 'carer', 'legal guardian', '监护人'],
  ['anaphylaxis', 'anaphylactic', 'epipen', 'life threatening', '过敏性休克', '严重过敏反应'],
  ['severe', 'serious', 'high', 'major', '严重', '重度'],
  ['mild', 'low', 'slight', 'minor', '轻微', '轻度'],
  ['teacher', 'kaiako', 'educator', 'ece teacher', '教师', '老师', '幼师'],
  ['manager', 'centre manager', 'center manager', 'director', 'head teacher', 'principal', '园长', '主任'],
  ['complete', 'up to date', 'yes', 'fully immunised', '已完成', '齐全'],
]

/** `Kiwi class` is the room Kiwi. Folded. */
export const roomWords = ['room', 'class', 'classroom', 'group', '班', '教室']
