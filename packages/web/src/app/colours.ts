// All colours, light and dark. Each text colour has a contrast of at least 4.5:1 on its surfaces (colours.test.ts).
import type { Subject } from '@daybook/contract/kernel/subjects.ts'

interface Pair {
  light: string
  dark: string
}

export const colours = {
  page: { light: '#F4F4F2', dark: '#15161A' },
  bar: { light: '#F3E7D3', dark: '#2B251B' },
  'bar-text': { light: '#3B2F1E', dark: '#F0E4CF' },
  surface: { light: '#FFFFFF', dark: '#1E2026' },
  line: { light: '#E4E2DC', dark: '#33363E' },
  /** The border of controls: 3:1 on page and surface. */
  edge: { light: '#8B867C', dark: '#767982' },
  text: { light: '#24211C', dark: '#ECEAE5' },
  dim: { light: '#66615A', dark: '#A8A399' },
  blue: { light: '#1D64D8', dark: '#7FB0FF' },
  'on-blue': { light: '#FFFFFF', dark: '#10131A' },
  'blue-tint': { light: '#E9F0FC', dark: '#1D2A40' },
  grey: { light: '#726D65', dark: '#A8A399' },
  toast: { light: '#2B2A28', dark: '#ECEAE5' },
  'toast-text': { light: '#FFFFFF', dark: '#24211C' },
  'toast-action': { light: '#9CC2FF', dark: '#1D64D8' },
  /** States. They are always shown with text and an icon as well. */
  done: { light: '#17703A', dark: '#7FD39C' },
  'done-tint': { light: '#E8F5EC', dark: '#19301F' },
  soon: { light: '#8A5A00', dark: '#F0C060' },
  'soon-tint': { light: '#FFF4DC', dark: '#362B14' },
  overdue: { light: '#B4181D', dark: '#FF9A97' },
  'overdue-tint': { light: '#FCEBEB', dark: '#3B1E20' },
  /** The drawing of a child's body. */
  skin: { light: '#F8E6D2', dark: '#6E6050' },
  hair: { light: '#9A7852', dark: '#2B241D' },
  cloth: { light: '#BFD3F0', dark: '#34506F' },
  'body-line': { light: '#6B5B47', dark: '#E0D5C4' },
} as const satisfies Record<string, Pair>

export const subjectColours: Record<Subject, { colour: Pair; tint: Pair }> = {
  milk: { colour: { light: '#A6500A', dark: '#F2B470' }, tint: { light: '#FCF3E6', dark: '#33261A' } },
  meal: { colour: { light: '#8A3D6B', dark: '#F0A8D0' }, tint: { light: '#FAEEF5', dark: '#3A2331' } },
  nappy: { colour: { light: '#0F6E66', dark: '#6FD0C4' }, tint: { light: '#E8F6F4', dark: '#18302E' } },
  toilet: { colour: { light: '#4B43C9', dark: '#ABA6FF' }, tint: { light: '#EEEDFB', dark: '#26244A' } },
  sleep: { colour: { light: '#6D28C9', dark: '#C7A3FF' }, tint: { light: '#F3ECFC', dark: '#2F2145' } },
  sunscreen: { colour: { light: '#B23A0E', dark: '#FF9F75' }, tint: { light: '#FDEEE7', dark: '#38231A' } },
  note: { colour: { light: '#6B5B1E', dark: '#DCC883' }, tint: { light: '#F6F2E1', dark: '#2F2A1A' } },
  attendance: { colour: { light: '#1D5FBF', dark: '#8DB8FF' }, tint: { light: '#E9F0FC', dark: '#1B2A45' } },
  accident: { colour: { light: '#B4181D', dark: '#FF9A97' }, tint: { light: '#FCEBEB', dark: '#3B1E20' } },
  illness: { colour: { light: '#B01660', dark: '#FF94C2' }, tint: { light: '#FBEAF2', dark: '#3A1C2C' } },
  medicine: { colour: { light: '#00695C', dark: '#5FD8C8' }, tint: { light: '#E3F5F2', dark: '#12312D' } },
  leave: { colour: { light: '#0C6A85', dark: '#7CCBE3' }, tint: { light: '#E7F4F8', dark: '#162F38' } },
  visitor: { colour: { light: '#17703A', dark: '#7FD39C' }, tint: { light: '#E8F5EC', dark: '#19301F' } },
  checks: { colour: { light: '#475569', dark: '#B4C0D1' }, tint: { light: '#EEF1F5', dark: '#272E38' } },
  policy: { colour: { light: '#8A4B00', dark: '#E8B07A' }, tint: { light: '#FBF0E4', dark: '#33271B' } },
  roster: { colour: { light: '#3F6212', dark: '#BEDB7C' }, tint: { light: '#F1F6E4', dark: '#232D16' } },
  award: { colour: { light: '#7A5C00', dark: '#E6CB6C' }, tint: { light: '#FBF5DC', dark: '#302916' } },
  meeting: { colour: { light: '#86198F', dark: '#EBA6F2' }, tint: { light: '#FAEBFB', dark: '#361F39' } },
  certificate: {
    colour: { light: '#3D5A1E', dark: '#B4D68C' },
    tint: { light: '#EFF5E6', dark: '#232E18' },
  },
}
