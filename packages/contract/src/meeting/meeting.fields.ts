import { fields, files, instant, number, repeat, text } from '../kernel/fields.ts'

export const meetingFields = fields({
  title: text(140, { required: true }),
  startsAt: instant({ required: true }),
  minutes: number({ min: 5, max: 720, step: 5, unit: 'min' }, { required: true }),
  where: text(140, { required: true }),
  agenda: repeat({ topic: text(200, { required: true }) }, { most: 20 }),
  attachments: files({ most: 9, accept: 'any' }),
})
