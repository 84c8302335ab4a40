// What the demo's learning stories tell. {{name}} is the first child, {{friend}} the second.
import type { Scene } from './pictures/scenes.ts'

export interface StoryText {
  title: string
  text: string
  nextSteps: string
  scenes: readonly Scene[]
  /** By the strands of New Zealand and of Australia. */
  goals: { NZ: readonly string[]; AU: readonly string[] }
}

export const storyTexts: readonly StoryText[] = [
  {
    title: 'Soup for everyone',
    text: '<p>{{name}} filled the big pot with mud and leaves and stirred for a long time. “It needs <strong>more</strong> water,” {{name}} told {{friend}}, and they carried the jug together.</p><p>When the soup was ready, each of us got a bowl. {{friend}} asked for seconds.</p><h2>What learning is happening?</h2><p>{{name}} made a plan, found a partner for it and kept at it until it was done.</p>',
    nextSteps: 'Put measuring cups and a recipe card in the mud kitchen.',
    scenes: ['mudKitchen', 'garden'],
    goals: { NZ: ['exploration.1', 'contribution.3'], AU: ['eylf4.1', 'eylf1.4'] },
  },
  {
    title: 'A tower that stays up',
    text: '<p>The tower fell three times. Each time {{name}} looked at it, moved the widest blocks to the bottom and started again.</p><blockquote><p>“Big ones down, little ones up!”</p></blockquote><p>{{friend}} held the middle while the last block went on top.</p>',
    nextSteps: 'Offer planks and cones, and take photos of each attempt to talk about.',
    scenes: ['blocks'],
    goals: { NZ: ['exploration.3', 'exploration.4'], AU: ['eylf4.2', 'eylf5.4'] },
  },
  {
    title: 'Who lives under the log?',
    text: '<p>We rolled the log over and found a beetle. {{name}} whispered so that it would not be scared.</p><ul><li><p>It has six legs. {{friend}} counted them twice.</p></li><li><p>It likes the dark.</p></li><li><p>It needs its log back.</p></li></ul><p>{{name}} rolled the log back very slowly.</p>',
    nextSteps: 'Find the beetle in our book of insects, and draw it.',
    scenes: ['beetle', 'garden'],
    goals: { NZ: ['exploration.4', 'belonging.4'], AU: ['eylf2.4', 'eylf4.2'] },
  },
  {
    title: 'The sea and the sun',
    text: '<p>{{name}} painted the sea with long strokes, then stood back to look. “That is Nana’s beach.” We talked about who goes there and what they take along.</p><p>{{friend}} added a boat.</p>',
    nextSteps: 'Ask the whānau for a photo of the beach for our wall.',
    scenes: ['painting'],
    goals: { NZ: ['communication.4', 'belonging.1'], AU: ['eylf5.3', 'eylf1.3'] },
  },
  {
    title: 'Our beans are up',
    text: '<p>This morning the first beans came through. {{name}} ran to tell {{friend}}, and the two of them checked every pot.</p><p>“Mine is the tallest. Yours is coming, you have to <em>wait</em>.”</p>',
    nextSteps: 'Measure the beans with string once a week.',
    scenes: ['garden'],
    goals: { NZ: ['exploration.4', 'contribution.2'], AU: ['eylf4.2', 'eylf2.1'] },
  },
  {
    title: 'Saying goodbye at the window',
    text: '<p>{{name}} waved at the window until the car was gone, then took {{friend}} by the hand. Last month this was still hard.</p><h2>What learning is happening?</h2><p>{{name}} knows that this is a safe place, and who is here.</p>',
    nextSteps: 'Keep the goodbye the same each morning: window, wave, story.',
    scenes: ['shelf'],
    goals: { NZ: ['wellbeing.2', 'belonging.3'], AU: ['eylf1.1', 'eylf3.1'] },
  },
  {
    title: 'Across the beam alone',
    text: '<p>{{name}} has watched the older children on the beam for a week. Today the first step came, and then seven more. {{friend}} clapped at the end.</p>',
    nextSteps: 'Set the beam a little higher when {{name}} asks for it.',
    scenes: ['beam'],
    goals: { NZ: ['exploration.2', 'wellbeing'], AU: ['eylf3.2'] },
  },
  {
    title: 'Waiata for the visitors',
    text: '<p>When the visitors came, {{name}} stood at the front and sang every word of <em>Te aroha</em>. {{friend}} did the actions.</p>',
    nextSteps: 'Learn a second waiata for Matariki.',
    scenes: ['deck', 'painting'],
    goals: { NZ: ['communication.3', 'belonging.2'], AU: ['eylf5.2', 'eylf2.2'] },
  },
  {
    title: 'The café is open',
    text: '<p>“Two dollars for a fluffy, please.” {{name}} wrote each order down with signs of their own and read it out to {{friend}}, the cook.</p>',
    nextSteps: 'Bring a menu and some coins for the café.',
    scenes: ['shelf', 'mudKitchen'],
    goals: { NZ: ['communication.2', 'contribution.3'], AU: ['eylf5.1', 'eylf5.4'] },
  },
  {
    title: 'Helping with the nappy bag',
    text: '<p>{{name}} saw that {{friend}}’s bag had fallen down, picked up each thing and hung it on the right hook.</p><p>Nobody had asked.</p>',
    nextSteps: 'Give {{name}} a job at mat time.',
    scenes: ['shelf'],
    goals: { NZ: ['contribution.1', 'belonging.4'], AU: ['eylf1.4', 'eylf2.1'] },
  },
]
