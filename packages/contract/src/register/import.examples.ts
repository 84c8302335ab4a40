// What the example row of a list says. Pure data.
import type { ImportField } from './importable.rules.ts'

/** Field → its example in English and in Chinese. */
const texts: Readonly<Record<string, readonly [string, string]>> = {
  firstName: ['Aroha', '小雨'],
  familyName: ['Example', '示例'],
  realName: ['Aroha Example', '示例老师'],
  postName: ['Cook', '厨师'],
  substance: ['Peanuts', '花生'],
  phone: ['021 555 0100', '13800000000'],
  email: ['aroha@example.org', 'aroha@example.org'],
}
const names: readonly [string, string] = ['Example', '示例']

/** The example of a field; undefined where its first option is one. */
export function exampleCells({ path, field }: ImportField, language: string): string | undefined {
  const at = language === 'zh-CN' ? 1 : 0
  const [last = path] = path.split('.').reverse()
  switch (field.kind) {
    case 'text':
      if (field.format === 'time') return last === 'leavesAt' ? '15:30' : '08:30'
      return texts[last]?.[at] ?? (field.required || last === 'name' ? names[at] : '')
    case 'date':
      return last.startsWith('birth') ? '2024-03-14' : field.required ? '2026-02-02' : ''
    case 'number':
      return String(Math.max(field.min, Math.min(field.max, 20)))
    case 'yesNo':
    case 'flag':
      return ['Yes', '是'][at]
    case 'choices':
      return field.of.length === 7 ? ['Mon-Fri', '周一至周五'][at] : ''
    case 'longText':
    case 'money':
      return ''
    default:
      return undefined
  }
}

/** Whether a row is the example, left where it was. */
export const isExample = (cells: readonly string[]): boolean => {
  const filled = new Set(cells.map((cell) => cell.trim()))
  return [0, 1].some((at) =>
    ['familyName', 'realName'].some((name) => {
      const own = texts[name]?.[at] ?? ''
      const first = texts.firstName?.[at] ?? ''
      return filled.has(own) && (name === 'realName' || filled.has(first))
    }),
  )
}
