import { expect, type Page } from '@playwright/test';

type ListedCourse = {
  _id: string;
  name: string;
  type: string;
  mainType: string;
  price: string;
  off?: string;
  cefr?: string[];
};

export const courseLists = [
  ['/adult', 'French for Adults Courses', 'Adult'],
  ['/kid', 'French for Kid Courses', 'Kid'],
  ['/native', 'Native Courses', 'Native'],
  ['/video', 'Video French Courses', 'Video'],
] as const;

export async function loadCourses(page: Page, type: string): Promise<ListedCourse[]> {
  const response = await page.request.get(`/api/course?type=${type}&limit=100`);
  const { currentDatas } = (await response.json()).data;
  expect(currentDatas).not.toEqual([]);
  return currentDatas;
}
