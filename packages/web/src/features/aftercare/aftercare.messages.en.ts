export const aftercareEn = {
  title: 'After the accident',
  due: 'Look after a bump to the head',
  dueNow: 'Look now after a bump to the head',
  watch: 'Head injury watch',
  next: 'Next look: {{time}}',
  over: 'No more looks are due.',
  asAlways: 'As always',
  seen: 'Not as always',
  looks: 'Looks so far',
  by: '{{name}}, {{time}}',
  whatIsSeen: 'What do you see?',
  note: 'Note',
  record: 'Record this look',
  recorded: 'Recorded: {{name}} at {{time}}',
  doctor: 'Call 111 or a doctor now. Stay with {{name}}, and ring the parents.',
  'sign.vomiting': 'Vomiting',
  'sign.drowsy': 'Drowsy or hard to wake',
  'sign.headache': 'Headache, or cries without end',
  'sign.confused': 'Confused',
  'sign.unsteady': 'Unsteady',
  'sign.pupils': 'Pupils of different size',
  'sign.other': 'Something else',
  signature: 'Parent’s signature',
  notSigned: 'Nobody has signed yet.',
  askSign: 'Sign on this device',
  signTitle: 'I have been told about this accident',
  signHint: 'Sign with a finger, or type your name and tick below.',
  name: 'Your name',
  hasRead: 'I have read this report',
  clear: 'Clear',
  padLabel: 'Signature',
  save: 'Sign',
  signed: 'Signed by {{name}}, {{time}}. Device held by {{staff}}.',
  messageOverdue: 'Head injury check overdue: {{childName}}',
  messageOverdueText: '{{childName}} in {{roomName}} was to be looked at by {{time}}.',
  needsTick: 'Please tick that you have read the report.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    aftercare: typeof aftercareEn
  }
}
