// Calm, flat colours for drawn faces; each stands well beside the others, on light and on dark pages.

export const skins = [
  '#FBE1CF',
  '#F6D0B1',
  '#ECBB92',
  '#DDA476',
  '#C78857',
  '#A96C40',
  '#93593A',
  '#7B4A31',
] as const

/** Ears, nose and chin of the skin with the same index. */
export const skinShades = [
  '#F0C3A8',
  '#E8B48C',
  '#D99C6F',
  '#C58654',
  '#AC6D3E',
  '#8C542E',
  '#774628',
  '#5F3722',
] as const

export const hairColours = [
  '#211C1B',
  '#3A2A22',
  '#5C4031',
  '#865231',
  '#AE5F2C',
  '#D6AE68',
  '#E8D19C',
  '#A5A29D',
  '#DCD9D3',
] as const

export const backgrounds = [
  '#F7E6CB',
  '#D2ECE7',
  '#DEDCF7',
  '#E8DAF8',
  '#FADFD2',
  '#D3E9F1',
  '#D5EBDC',
  '#F6DAE6',
] as const

export const clothes = [
  '#3B958B',
  '#6F69D6',
  '#CF8A40',
  '#3A8FAA',
  '#4F9D68',
  '#D5734C',
  '#7787A0',
  '#C9608F',
  '#DDB54B',
  '#8C5FC4',
] as const
