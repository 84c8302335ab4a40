// Two processes that a centre begins with, and leave as one.
import type { Form, FormRights } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { columnsOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'

const required = [{ required: true }]
const may = (
  form: Form,
  props: readonly string[],
  right: { readable: boolean; writable: boolean },
): FormRights =>
  Object.fromEntries(
    columnsOf(form).flatMap(({ prop }) => (props.includes(prop) ? [[prop, right] as const] : [])),
  )
const writable = { readable: true, writable: true }
const hidden = { readable: false, writable: false }

const purchaseForm: Form = {
  column: [
    { label: 'What do you need?', prop: 'what', type: 'input', rules: [{ required: true, max: 100 }] },
    {
      label: 'Kind',
      prop: 'kind',
      type: 'select',
      span: 12,
      rules: required,
      dicData: [
        { label: 'Art and craft', value: 'art' },
        { label: 'Outdoor play', value: 'outdoor' },
        { label: 'Kitchen', value: 'kitchen' },
        { label: 'Cleaning', value: 'cleaning' },
      ],
    },
    { label: 'Needed by', prop: 'needed_by', type: 'date', span: 12 },
    {
      label: 'Cost in dollars',
      prop: 'cost',
      type: 'number',
      rules: [{ required: true, min: 1, max: 50_000 }],
    },
    { label: 'Why?', prop: 'why', type: 'textarea' },
    { label: 'Photos or quotes', prop: 'quotes', type: 'files', limit: 3 },
  ],
  group: [
    {
      label: 'Office',
      prop: 'office',
      column: [
        { label: 'Budget', prop: 'budget', type: 'input' },
        { label: 'Order number', prop: 'order_number', type: 'input' },
      ],
    },
  ],
}
const askedFor = ['what', 'kind', 'needed_by', 'cost', 'why', 'quotes']

/** @param orders who orders what was approved */
export const purchaseProcess = (orders: string): ProcessDefinition => ({
  name: 'Purchase request',
  category: 'Buying',
  formKey: null,
  form: purchaseForm,
  startRights: {
    ...may(purchaseForm, askedFor, writable),
    ...may(purchaseForm, ['budget', 'order_number'], hidden),
  },
  steps: [
    {
      id: 'approve',
      name: 'Approve the purchase',
      by: { kind: 'role', role: 'manager' },
      needs: 'one',
      when: null,
      rights: { ...may(purchaseForm, ['budget'], writable), ...may(purchaseForm, ['order_number'], hidden) },
    },
    {
      id: 'compare',
      name: 'Compare prices',
      by: { kind: 'people', people: [orders] },
      needs: 'one',
      when: { field: 'cost', is: 'atLeast', value: 500 },
      rights: may(purchaseForm, ['budget', 'order_number'], hidden),
    },
    {
      id: 'order',
      name: 'Order it',
      by: { kind: 'people', people: [orders] },
      needs: 'one',
      when: null,
      rights: may(purchaseForm, ['order_number'], writable),
    },
  ],
})

const bookingForm: Form = {
  column: [
    {
      label: 'Space',
      prop: 'space',
      type: 'radio',
      rules: required,
      dicData: [
        { label: 'Big room', value: 'big' },
        { label: 'Meeting room', value: 'meeting' },
        { label: 'Garden', value: 'garden' },
      ],
    },
    { label: 'Day', prop: 'day', type: 'date', rules: required, span: 12 },
    { label: 'Time', prop: 'time', type: 'timerange', valueFormat: 'HH:mm', rules: required, span: 12 },
    { label: 'What for?', prop: 'purpose', type: 'input', rules: [{ required: true, max: 140 }] },
    { label: 'People', prop: 'people', type: 'number', rules: [{ min: 1, max: 200 }] },
    {
      label: 'What do you need there?',
      prop: 'needs',
      type: 'checkbox',
      dicData: [
        { label: 'Chairs', value: 'chairs' },
        { label: 'Tables', value: 'tables' },
        { label: 'Projector', value: 'projector' },
      ],
    },
  ],
  group: [],
}

/** @param approvers one of whom is enough */
export const bookingProcess = (approvers: string[]): ProcessDefinition => ({
  name: 'Room booking',
  category: 'Spaces',
  formKey: null,
  form: bookingForm,
  startRights: may(bookingForm, ['space', 'day', 'time', 'purpose', 'people', 'needs'], writable),
  steps: [
    {
      id: 'approve',
      name: 'Approve the booking',
      by: { kind: 'people', people: approvers },
      needs: 'one',
      when: null,
      rights: {},
    },
  ],
})

export const leaveProcess: ProcessDefinition = {
  name: 'Leave',
  category: 'Staff',
  formKey: 'wf_ex_Leave',
  form: { column: [], group: [] },
  startRights: {},
  steps: [],
}
