export const levelTest = {
  title: 'Level Test',
  start: 'Start the test',
  previous: 'PREV',
  next: 'NEXT',
  empty: 'There are no Question now.',
  selectFirst: 'Please select an answer before proceeding.',
  congratulations: 'Congratulations! You have completed the test.',
  corrected: (right: number) => `You Corrected ${right} Answers!`,
  sendResult: 'Send my result to the school',
} as const;
