// Strands and goals, in the words of the ministries (curricula.ts).
export const curriculaEn = {
  'goals.wellbeing': 'Wellbeing | Mana atua',
  'goals.wellbeing.1': 'Their health is promoted',
  'goals.wellbeing.2': 'Their emotional wellbeing is nurtured',
  'goals.wellbeing.3': 'They are kept safe from harm',
  'goals.belonging': 'Belonging | Mana whenua',
  'goals.belonging.1': 'Connecting links with the family and the wider world are affirmed and extended',
  'goals.belonging.2': 'They know that they have a place',
  'goals.belonging.3': 'They feel comfortable with the routines, customs and regular events',
  'goals.belonging.4': 'They know the limits and boundaries of acceptable behaviour',
  'goals.contribution': 'Contribution | Mana tangata',
  'goals.contribution.1':
    'There are equitable opportunities for learning, irrespective of gender, ability, age, ethnicity or background',
  'goals.contribution.2': 'They are affirmed as individuals',
  'goals.contribution.3': 'They are encouraged to learn with and alongside others',
  'goals.communication': 'Communication | Mana reo',
  'goals.communication.1': 'They develop non-verbal communication skills for a range of purposes',
  'goals.communication.2': 'They develop verbal communication skills for a range of purposes',
  'goals.communication.3': 'They experience the stories and symbols of their own and other cultures',
  'goals.communication.4': 'They discover different ways to be creative and expressive',
  'goals.exploration': 'Exploration | Mana aotūroa',
  'goals.exploration.1':
    'Their play is valued as meaningful learning and the importance of spontaneous play is recognised',
  'goals.exploration.2': 'They gain confidence in and control of their bodies',
  'goals.exploration.3': 'They learn strategies for active exploration, thinking and reasoning',
  'goals.exploration.4':
    'They develop working theories for making sense of the natural, social, physical and material worlds',
  'goals.eylf1': 'Identity',
  'goals.eylf1.1': 'Children feel safe, secure and supported',
  'goals.eylf1.2': 'Children develop their emerging autonomy, inter-dependence, resilience and agency',
  'goals.eylf1.3':
    'Children develop knowledgeable, confident self-identities, and a positive sense of self-worth',
  'goals.eylf1.4': 'Children learn to interact in relation to others with care, empathy and respect',
  'goals.eylf2': 'Community',
  'goals.eylf2.1':
    'Children develop a sense of connectedness to groups and communities and an understanding of their reciprocal rights and responsibilities as active and informed citizens',
  'goals.eylf2.2': 'Children respond to diversity with respect',
  'goals.eylf2.3': 'Children become aware of fairness',
  'goals.eylf2.4': 'Children become socially responsible and show respect for the environment',
  'goals.eylf3': 'Wellbeing',
  'goals.eylf3.1': 'Children become strong in their social, emotional and mental wellbeing',
  'goals.eylf3.2': 'Children become strong in their physical learning and mental wellbeing',
  'goals.eylf3.3':
    'Children are aware of and develop strategies to support their own mental and physical health and personal safety',
  'goals.eylf4': 'Learning',
  'goals.eylf4.1':
    'Children develop a growth mindset and learning dispositions such as curiosity, cooperation, confidence, creativity, commitment, enthusiasm, persistence, imagination and reflexivity',
  'goals.eylf4.2':
    'Children develop a range of learning and thinking skills and processes such as problem solving, inquiry, experimentation, hypothesising, researching and investigating',
  'goals.eylf4.3': 'Children transfer and adapt what they have learned from one context to another',
  'goals.eylf4.4':
    'Children resource their own learning through connecting with people, place, technologies and natural and processed materials',
  'goals.eylf5': 'Communication',
  'goals.eylf5.1': 'Children interact verbally and non-verbally with others for a range of purposes',
  'goals.eylf5.2': 'Children engage with a range of texts and gain meaning from these texts',
  'goals.eylf5.3': 'Children express ideas and make meaning using a range of media',
  'goals.eylf5.4': 'Children begin to understand how symbols and pattern systems work',
  'goals.eylf5.5':
    'Children use digital technologies and media to access information, investigate ideas and represent their thinking',
} as const
