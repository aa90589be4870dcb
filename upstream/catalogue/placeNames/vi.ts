/** Names of states and cities in Vietnamese, in the format of placeNames.ts. */
export const vi = `
rome Roma, venice Venezia, florence Firenze, naples Napoli, milan Milano, turin Torino, geneva-ch Genève, geneva Genève, brussels Bruxelles, prague Praha, lisbon Lisboa, warsaw Warszawa
new-york-city New York, mexico-city-mx Thành phố México, mexico-city Thành phố México
ho-chi-minh-city Thành phố Hồ Chí Minh, hanoi Hà Nội, da-nang Đà Nẵng, hai-phong Hải Phòng
shanghai Thượng Hải, beijing Bắc Kinh, shenzhen Thâm Quyến, guangzhou Quảng Châu, chengdu Thành Đô, hangzhou Hàng Châu
`;
