/** The owner id for what belongs to the installation and to no person. */
export const HOUSE_OWNER = '00000000-0000-7000-8000-000000000001';
