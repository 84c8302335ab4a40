// Reads the numbers of a file with the units that people write: `1,200`, `4 °C`, `2 years`. Pure.
import type { Field } from '../kernel/fields.ts'

/** Unit of a field → the words for it and for larger units, and how many of its own they are. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '°C': of(1, '°c c celsius 度 摄氏度'),
  min: { ...of(1, 'min mins minute minutes m 分钟 分'), ...of(60, 'h hr hrs hour hours 小时') },
  h: of(1, 'h hr hrs hour hours 小时'),
  months: {
    ...of(1, 'm mo mos mth mths month months 个月 月'),
    ...of(12, 'y yr yrs year years 岁 周岁 年'),
  },
}

function of(count: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, count]))
}

/** Without signs between thousands, and without spaces except between digits. */
const compact = (cell: string) =>
  cell
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/^[−–](?=\d)/, '-')
    .replace(/(\D)\s+|\s+(?=\D)/g, '$1')

const plain = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`
const number = new RegExp(`^${plain}$`)
/** `2y`, `1 year and 6 months`. */
const withUnits = new RegExp(String.raw`^(${plain})(\D+?)\.?(?:(?:and|,)?(\d+)(\D+?)\.?)?$`)

type Unit = Pick<Extract<Field, { kind: 'number' }>, 'unit' | 'counts'>

/** The number in the field's own unit; undefined for what is no number, or has a unit that may mean something else. */
export function readNumber({ unit, counts }: Unit, cell: string): number | undefined {
  const text = compact(cell)
  if (number.test(text)) return Number(text)
  const known = units[counts ?? unit ?? ''] ?? {}
  const [, first, unitOfFirst = '', second = 0, unitOfSecond] = withUnits.exec(text) ?? []
  const [one, other] = [known[unitOfFirst], unitOfSecond === undefined ? 0 : known[unitOfSecond]]
  return one === undefined || other === undefined ? undefined : Number(first) * one + Number(second) * other
}

/** The amount in cents. */
export function readMoney(cell: string): number | undefined {
  const amount = compact(cell).replace(/^[a-z]{0,2}[$¥£€]|(?:nzd|aud|usd|cny|rmb|dollars?|元)$/g, '')
  return number.test(amount) ? Math.round(Number(amount) * 100) : undefined
}
