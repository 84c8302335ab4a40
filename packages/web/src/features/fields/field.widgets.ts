// The widget of each kind of field. A further kind is a further row.
import type { FieldKind } from '@daybook/contract/kernel/fields.ts'
import type { ComponentType } from 'react'
import { BodyPartsField } from './BodyPartsField.tsx'
import { ChildField } from './ChildField.tsx'
import { ChildrenField } from './ChildrenField.tsx'
import { DateRangeField } from './DateRangeField.tsx'
import { FilesField } from './FilesField.tsx'
import { InstantField } from './InstantField.tsx'
import { PeopleField } from './PeopleField.tsx'
import { PersonField } from './PersonField.tsx'
import { DictionaryField, ParentField, PickField, PicksField } from './PickFields.tsx'
import { PlaceField } from './PlaceField.tsx'
import {
  ChoiceField,
  ChoicesField,
  DayField,
  FlagField,
  GroupField,
  LongTextField,
  MoneyField,
  NumberField,
  TextField,
  TickField,
  YesNoField,
} from './PlainFields.tsx'
import { RatingField } from './RatingField.tsx'
import { RepeatField } from './RepeatField.tsx'
import { RichTextField } from './RichTextField.tsx'
import { RoomField, RoomsField } from './RoomFields.tsx'
import { SignatureField } from './SignatureField.tsx'
import { TimesField } from './TimesField.tsx'
import { WeekdaysField } from './WeekdaysField.tsx'
import type { WidgetProps } from './widget.props.ts'

type Widgets = { readonly [K in FieldKind]: ComponentType<WidgetProps<K, never>> }

const widgets: Widgets = {
  text: TextField,
  longText: LongTextField,
  richText: RichTextField,
  choice: ChoiceField,
  choices: ChoicesField,
  yesNo: YesNoField,
  tick: TickField,
  flag: FlagField,
  parent: ParentField,
  pick: PickField,
  picks: PicksField,
  dictionary: DictionaryField,
  number: NumberField,
  money: MoneyField,
  rating: RatingField,
  date: DayField,
  weekdays: WeekdaysField,
  times: TimesField,
  dateRange: DateRangeField,
  instant: InstantField,
  child: ChildField,
  children: ChildrenField,
  person: PersonField,
  people: PeopleField,
  room: RoomField,
  rooms: RoomsField,
  files: FilesField,
  bodyParts: BodyPartsField,
  signature: SignatureField,
  place: PlaceField,
  group: GroupField,
  repeat: RepeatField,
}

/** The widget takes the field of its own kind, because its row says so. */
export const widgetOf = (kind: FieldKind) => widgets[kind] as unknown as ComponentType<WidgetProps>
