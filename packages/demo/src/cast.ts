// The children that the demo centre has to have: twins, birthdays, allergies of every kind, long names, names with
// macrons and in Chinese characters. Invented, like everybody here.
import type { HeritageName, Sex } from './names.ts'
import type { ChildSketch } from './sketch.ts'

type More = Omit<ChildSketch, 'room' | 'firstName' | 'familyName' | 'sex' | 'heritage'>

const child =
  (sex: Sex) =>
  (
    room: number,
    heritage: HeritageName,
    firstName: string,
    familyName: string,
    more: More = {},
  ): ChildSketch => ({
    room,
    heritage,
    firstName,
    familyName,
    sex,
    ...more,
  })
const girl = child('female')
const boy = child('male')

const [piwakawaka, tui, kereru, totara] = [0, 1, 2, 3]

export const namedChildren: readonly ChildSketch[] = [
  girl(piwakawaka, 'european', 'Isla', 'McAllister', {
    soreSkin: true,
    allergies: [
      {
        substance: 'Lanolin and perfume',
        severity: 'mild',
        note: 'Use her own cream, in the top drawer',
        allergens: ['lanolin', 'fragrance'],
      },
    ],
    sunscreenConsent: 'centreCream',
    reminder: { text: 'Sore skin: cream at every change, tell Mum if it gets worse', from: -6, until: 3 },
  }),
  girl(piwakawaka, 'chinese', '子涵', '陈', {
    dietNote: 'Congee from home at lunch',
    reminder: { text: 'Nana picks up, she speaks Mandarin only', from: -20 },
  }),
  girl(piwakawaka, 'maori', 'Ngārangi-Atawhai', 'Whakatipu-Hōhepa', {
    allergies: [{ substance: 'Egg', severity: 'severe', note: 'Antihistamine in the kitchen, ring parents' }],
  }),
  boy(piwakawaka, 'maori', 'Tāne', 'Te Whare', {
    dietNote: 'No dairy: soy formula, tin in the kitchen',
    dietAvoids: ['dairy'],
  }),
  boy(tui, 'maori', 'Manaia', 'Parata', {
    dietNote: 'No dairy: oat milk in the fridge door',
    dietAvoids: ['dairy'],
    allergies: [{ substance: 'Cow’s milk', severity: 'mild', allergens: ['dairy'] }],
  }),
  girl(tui, 'maori', 'Kahurangi', 'Parata', { twin: true, sunscreenConsent: 'ownCream' }),
  boy(tui, 'chinese', '浩然', '王', {
    allergies: [
      {
        substance: 'Peanut',
        severity: 'anaphylaxis',
        note: 'EpiPen Jr in the red bag by the door, then 111',
      },
      { substance: 'Sesame', severity: 'severe' },
    ],
  }),
  girl(tui, 'european', 'Anastasia-Marguerite', 'Featherstone-Montgomery', {
    reminder: { text: 'Eye drops after lunch, form signed', from: -1, until: 1 },
  }),
  boy(kereru, 'pacific', 'Tevita', 'Fifita', { sunscreenConsent: 'none' }),
  boy(kereru, 'indian', 'Thirunavukkarasu', 'Balasubramaniam', {
    dietNote: 'Vegetarian, no eggs',
    diets: ['eggFreeVegetarian'],
  }),
  girl(kereru, 'european', 'Zoë', 'van der Westhuizen', {
    allergies: [
      { substance: 'Bee stings', severity: 'severe', note: 'Check the clover before playing outside' },
    ],
  }),
  girl(kereru, 'chinese', '雨桐', '李', {
    reminder: { text: 'First week back after a broken arm: no climbing', from: -4, until: 10 },
  }),
  girl(totara, 'maori', 'Mārama', 'Rangihuna', {
    birthday: 'today',
    reminder: { text: 'Cake at afternoon tea, Dad brings it', from: 0, until: 0 },
  }),
  boy(totara, 'european', 'Lachlan', 'O’Sullivan', { birthday: 'tomorrow' }),
  boy(totara, 'african', 'Yusuf', 'Abdullahi', {
    dietNote: 'Halal',
    diets: ['halal'],
    allergies: [
      { substance: 'Cashew', severity: 'anaphylaxis', note: 'EpiPen in his bag and in the office' },
    ],
  }),
]

const [wattle, banksia] = [0, 1]

export const childrenOfSecondCentre: readonly ChildSketch[] = [
  girl(wattle, 'chinese', '若曦', '林', {
    allergies: [
      { substance: 'Egg', severity: 'anaphylaxis', note: 'EpiPen Jr in the wall cabinet, then 000' },
    ],
  }),
  boy(banksia, 'european', 'Jarrah', 'Bennett'),
]
