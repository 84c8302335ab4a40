// The widget of each kind of field. A further kind is a further row.
import type { Field, FieldKind } from '@daybook/contract/kernel/fields.ts'
import type { ComponentType } from 'react'
import { BodyPartsField } from './BodyPartsField.tsx'
import { ChildField } from './ChildField.tsx'
import { DateRangeField } from './DateRangeField.tsx'
import { InstantField } from './InstantField.tsx'
import { PersonField } from './PersonField.tsx'
import {
  ChoiceField,
  ChoicesField,
  DayField,
  GroupField,
  LongTextField,
  NumberField,
  TextField,
  YesNoField,
} from './PlainFields.tsx'
import { RatingField } from './RatingField.tsx'
import { RepeatField } from './RepeatField.tsx'
import { RoomField } from './RoomField.tsx'
import type { WidgetProps } from './widget.props.ts'

type Widgets = { readonly [K in FieldKind]?: ComponentType<WidgetProps<K, never>> }

const widgets: Widgets = {
  text: TextField,
  longText: LongTextField,
  choice: ChoiceField,
  choices: ChoicesField,
  yesNo: YesNoField,
  number: NumberField,
  rating: RatingField,
  date: DayField,
  dateRange: DateRangeField,
  instant: InstantField,
  child: ChildField,
  person: PersonField,
  room: RoomField,
  bodyParts: BodyPartsField,
  group: GroupField,
  repeat: RepeatField,
}

/** The widget takes the field of its own kind, because its row says so. */
export const widgetOf = (field: Field) =>
  widgets[field.kind] as unknown as ComponentType<WidgetProps> | undefined
