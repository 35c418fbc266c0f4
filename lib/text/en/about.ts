export const about = {
  title: 'About',
  aboutUs: 'About Us',
  whyChooseUs: 'Why Choose Us?',
} as const;
