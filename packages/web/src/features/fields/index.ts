export { ChangeList } from './ChangeList.tsx'
export { FieldFacts, fullWords, type RowMark, type RowMarks, rowWords } from './FieldFacts.tsx'
export { FieldInputs } from './FieldInputs.tsx'
export { FieldsCard, FieldsScreen, FieldsSheet } from './FieldsForm.tsx'
export { FileFacts, Picture } from './FileFacts.tsx'
export { FilesField } from './FilesField.tsx'
export {
  closeFieldPage,
  type FieldPage,
  fieldPageValue,
  isBackFromFieldPage,
  openedFieldPage,
  setFieldPageValue,
} from './field.page.ts'
export { changesOf } from './fields.changes.ts'
export { allPicks, entriesQuery, picksQuery, roomsQuery } from './fields.data.ts'
export { saysAny } from './fields.said.ts'
export { checkWords, type FieldWords, labelOf, optionOf, type Sayings, valueWords } from './fields.words.ts'
export { type FieldOption, FieldsFormProvider } from './form.context.ts'
export { PictureRow } from './LazyPictureRow.tsx'
export { PrintPdf } from './PrintPdf.tsx'
export { degrees, placeOnMap } from './place.link.ts'
export { SelectField } from './SelectField.tsx'
export { type FormDraft, useDraft } from './useDraft.ts'
export { type FieldsFormOf, useFieldsForm } from './useFieldsForm.ts'
export { useSayings } from './useSayings.ts'
export { useViewer } from './useViewer.ts'
export { Videos } from './Videos.tsx'
export { WithDraft } from './WithDraft.tsx'
